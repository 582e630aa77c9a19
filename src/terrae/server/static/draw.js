// Small parts: elements, icons, amounts, texts. Words and symbols come with the page.
const SVG = "http://www.w3.org/2000/svg";
const block = (id) => JSON.parse(document.getElementById(id)?.textContent || "{}");
const { symbols = {}, blanks = {} } = block("words");
const texts = block("texts");
export const languages = block("languages");

export const $ = (id) => document.getElementById(id);

const plural = new Intl.PluralRules(document.documentElement.lang);

/** The words of a message, with its values filled in. */
export const say = (key, values = {}) => filled(texts[key] ?? key, values);

/** A template, a list of them, or forms to choose from: by the value itself, or by the plural form it takes. */
function filled(words, values) {
  if (typeof words === "string") return words.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  if (Array.isArray(words)) return words.map((part) => filled(part, values)).join("");
  const value = values[words.by];
  const form = words.forms[value] ?? (Number.isFinite(value) ? words.forms[plural.select(value)] : undefined);
  return filled(form ?? words.forms[words.otherwise], values);
}

/** An element with attributes and children; `on...` are listeners, false and null attributes are left out. */
export function h(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

export function s(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== ""));
  return element;
}

export const symbolOf = (word) => symbols[word] ?? (document.getElementById(word) ? word : null);
export const blankOf = (word) => blanks[word] ?? null;

export function icon(word, size = 18, kind = "") {
  const symbol = symbolOf(word);
  if (!symbol) return "";
  const piece = /^[bp]-/.test(symbol);
  const side = piece ? Math.round(size * 1.2) : size;
  return s("svg", { class: `icon ${piece ? "nobody" : ""} ${kind}`.trim(), width: side, height: side, "aria-hidden": "true" }, s("use", { href: `#${symbol}` }));
}

/** What is counted, in words: so many of it. */
export const goodOf = (word, number) => (texts[`good.${word}`] ? say(`good.${word}`, { amount: Math.abs(number) }) : word);

/** A number and its icon, or its word if there is no icon; cost and gain differ by their sign. */
export function amount(number, word, size = 15, sign = "") {
  const text = `${sign || (number < 0 ? "−" : "")}${Math.abs(number)}`;
  const [sign_, good] = [icon(word, size), goodOf(word, number)];
  return h("span", { class: "amount", title: `${text} ${good}` }, text, sign_ || ` ${good}`, sign_ ? h("span", { class: "sr" }, ` ${good}`) : "");
}

/** What a choice costs and brings, and apart from it what comes when a round ends with it. */
export function worth(choice, size) {
  const later = Object.entries(choice.later || {}).map(([word, number]) => amount(number, word, size, number > 0 ? "+" : ""));
  return [...amounts(choice.cost, size, "−"), ...amounts(choice.gain, size, "+"), ...(later.length ? [h("span", { class: "later" }, say("then"), later)] : [])];
}

export const amounts = (goods, size, sign) => Object.entries(goods || {}).map(([word, number]) => amount(number, word, size, sign));

/** The disc of a seat, as it is painted in the turn order. */
export function disc(seat) {
  const painted = document.querySelector(`[data-unit="order"] [data-part="seat:${seat}"] .disc`);
  return painted ? painted.cloneNode(true) : h("span", { class: "disc seat-none" }, h("b", {}, seat || "·"));
}

/** What a seat is called: by what it plays, before that is chosen by the name of its player. */
export const nameOf = (position, seat) => {
  const entry = position.seats?.find((one) => one.seat === seat);
  return entry?.called || entry?.name || say("seat", { seat });
};
