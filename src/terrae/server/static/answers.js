// Answers where somebody clicked: a list beside a part or under a verb; on a small screen it lies in the sheet.
import { $, h, icon, say, worth } from "./draw.js";
import { SMALL } from "./frame.js";

const GAP = 8;
const KEYS = 9;
const FAR = 24; // pixels that are as bad as a lit part covered

const clamp = (value, low, high) => Math.max(low, Math.min(value, high));
const meets = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Where a card of a size may lie beside a room: right, left, above, below, each moved along its side; then over the columns. */
function* spots(room, wide, high) {
  const x = room.left + room.width / 2 - wide / 2;
  const y = room.top + room.height / 2 - high / 2;
  const along = [0, -0.35, 0.35];
  for (const left of [room.right + GAP, room.left - wide - GAP]) for (const by of along) yield [left, clamp(y + by * high, GAP, innerHeight - high - GAP)];
  for (const top of [room.top - high - GAP, room.bottom + GAP]) for (const by of along) yield [clamp(x + by * wide, GAP, innerWidth - wide - GAP), top];
  const columns = [innerWidth - wide - GAP, GAP];
  for (const left of x > innerWidth / 2 - wide / 2 ? columns : columns.reverse()) yield [left, clamp(y, GAP, innerHeight - high - GAP)];
}

/** How far two boxes lie apart. */
const apart = (a, b) => Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

/** Lays a card beside an element, inside the window, on the first side where it covers nothing that is lit; where it always does, rather near than on nothing. */
export function beside(card, element, under = false) {
  card.hidden = false;
  const room = element.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = card;
  const lit = [...document.querySelectorAll(".lit")].filter((other) => other.getClientRects().length).map((other) => other.getBoundingClientRect());
  const bother = ([left, top]) => {
    if (left < 0 || top < 0 || left + wide > innerWidth || top + high > innerHeight) return Infinity;
    const box = { left, top, right: left + wide, bottom: top + high };
    const far = Math.floor(apart(box, room) / FAR);
    return lit.filter((other) => meets(box, other)).length + far + (meets(box, room) ? lit.length : 0);
  };
  const first = under ? [[clamp(room.left, GAP, innerWidth - wide - GAP), room.bottom + GAP]] : [];
  let best = null;
  let least = Infinity;
  for (const spot of [...first, ...spots(room, wide, high)]) {
    const much = bother(spot);
    if (best === null || much < least) { best = spot; least = much; }
    if (!much) break;
  }
  card.style.left = `${best[0]}px`;
  card.style.top = `${best[1]}px`;
}

/** What has a warning comes last; otherwise the order is the server's. */
const likeliest = (choices) => [...choices.filter((choice) => !choice.warning), ...choices.filter((choice) => choice.warning)];

function row(choice, number, symbol, { said, take, point }) {
  const goods = worth(choice, 15);
  return h("button", {
    type: "button", class: "answer", "data-move": choice.move, "aria-keyshortcuts": number <= KEYS ? String(number) : null, onclick: () => take(choice),
    onpointerenter: () => point(choice, true), onpointerleave: () => point(choice, false), onfocus: () => point(choice, true), onblur: () => point(choice, false),
  }, icon(symbol, 24), h("span", { class: "say" }, h("b", {}, choice.label), choice.about && !said.includes(choice.about) ? h("small", {}, choice.about) : "",
    choice.warning ? h("small", { class: "warning" }, icon("i-warn", 14), h("span", {}, choice.warning)) : ""),
  goods.length ? h("span", { class: "cost" }, goods) : "", number <= KEYS ? h("kbd", { "aria-hidden": "true" }, number) : "");
}

/** Lists answers. @param to {title, at, under, back, symbol, take, point, close}: whose they are, where, and what is done with them */
export function listAnswers(choices, to) {
  const place = $("answers");
  place.hidden = !choices.length;
  if (!choices.length) { place.replaceChildren(); return; }
  place.classList.toggle("many", choices.length > KEYS);
  place.setAttribute("aria-label", say("answers-to", { what: to.title, count: choices.length }));
  const close = SMALL.matches ? to.back && h("button", { type: "button", class: "button back", onclick: to.close }, icon("i-close", 16), say("back"))
    : h("button", { type: "button", class: "tool", "aria-label": say("close"), onclick: to.close }, icon("i-close", 16));
  const said = SMALL.matches ? "" : to.title; // a small screen has no room for the title
  place.replaceChildren(h("header", {}, to.title), h("div", { class: "rows" }, likeliest(choices).map((choice, at) => row(choice, at + 1, to.symbol(choice), { ...to, said }))), close || "");
  place.scrollTop = 0;
  if (SMALL.matches || !to.at) { place.style.left = place.style.top = ""; return; }
  beside(place, to.at, to.under);
}

export const answersOpen = () => !$("answers").hidden;
export const firstAnswer = () => $("answers").querySelector(".answer");
