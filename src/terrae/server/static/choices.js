// Light means legal: lights the parts of the current question, narrows with each click, previews.
import { $, amount, amounts, blankOf, h, icon, s, say, symbolOf } from "./draw.js";

const NARROW = matchMedia("(max-width: 860px)");
const FEW = 8;
const MANY = 40; // answers that nobody reads as a list

export class Choices {
  /** @param play called with the choice taken @param wonder called with an unlit part */
  constructor({ play, wonder, changed }) {
    this.play = play;
    this.wonder = wonder;
    this.changed = changed;
    this.ask = null;
    this.verbs = [];
    this.verb = null;
    this.part = null;
    this.lights = new Map();
    this.listen();
    NARROW.addEventListener("change", () => this.show());
  }

  /** A new question (or none): all narrowing is forgotten. */
  set(ask, verbs) {
    this.ask = ask;
    this.verbs = verbs || [];
    this.verb = null;
    this.part = null;
    this.show();
  }

  get all() { return this.ask?.choices ?? []; }

  /** What is left after the clicks so far. */
  get left() {
    return this.all.filter((choice) => (!this.verb || choice.verb === this.verb) && (!this.part || choice.at.includes(this.part)));
  }

  /** Was the first part of a move of several parts picked? They are picked one after the other. */
  get halfway() { return !!this.part && this.left.some((choice) => choice.at.length > 1); }

  show() {
    this.light();
    this.showVerbs();
    this.showAnswers();
    this.changed?.();
  }

  /** One step back in narrowing; false if there was none. */
  widen() {
    if (!this.part && !this.verb) return false;
    if (this.part) this.part = null; else this.verb = null;
    this.show();
    return true;
  }

  pickVerb(verb) {
    const choices = this.all.filter((choice) => choice.verb === verb);
    this.part = null;
    if (choices.length === 1) { this.play(choices[0]); return; }
    this.verb = this.verb === verb ? null : verb;
    this.show();
    if (this.verb) this.reveal();
  }

  pickPart(part) {
    if (this.halfway && part === this.part) { this.widen(); return; }
    const next = this.halfway ? this.left.filter((choice) => choice.at.includes(part)) : [];
    const choices = next.length ? next : this.all.filter((choice) => (!this.verb || choice.verb === this.verb) && choice.at[0] === part);
    if (choices.length === 1) { this.play(choices[0]); return; }
    if (!choices.length) return;
    this.part = part;
    this.show();
    $("answers").querySelector("button")?.focus({ preventScroll: true });
  }

  /** On a small screen lit parts may lie in a tab that is not open. */
  reveal() {
    if (!NARROW.matches) return;
    const lit = document.querySelector(".lit");
    const visible = [...document.querySelectorAll(".lit")].some((element) => element.getClientRects().length);
    const tab = lit && !visible ? tabOf(lit) : null;
    if (tab) document.querySelector(`[data-tab="${tab}"]`)?.click();
  }

  // Light

  light() {
    for (const element of this.lights.keys()) dim(element);
    this.lights.clear();
    const byPart = new Map();
    const halfway = this.halfway;
    for (const choice of this.all) {
      if (this.verb && choice.verb !== this.verb) continue;
      if (halfway && !choice.at.includes(this.part)) continue;
      for (const part of halfway ? choice.at : choice.at.slice(0, 1)) {
        if (!byPart.has(part)) byPart.set(part, []);
        byPart.get(part).push(choice);
      }
    }
    for (const [part, choices] of byPart) {
      for (const element of this.elements(part)) {
        this.lights.set(element, choices);
        light(element, choices, part === this.part);
      }
    }
    const board = document.querySelector("svg.board");
    board?.classList.toggle("asked", !!board.querySelector(".lit"));
    for (const tab of document.querySelectorAll("[data-tab]")) {
      tab.classList.toggle("dot", [...this.lights.keys()].some((element) => tabOf(element) === tab.dataset.tab));
    }
  }

  /** The elements of a part; of several with the same name, those of the seat that is asked. */
  elements(part) {
    const found = [...document.querySelectorAll(`[data-part="${CSS.escape(part)}"]`)].filter((element) => !element.closest(".rival"));
    if (found.length < 2) return found;
    const own = found.filter((element) => element.closest("[data-seat]")?.dataset.seat === String(this.ask?.seat));
    return own.length ? own : found;
  }

  // Verbs and answers

  showVerbs() {
    const place = $("verbs");
    const groups = new Map();
    for (const choice of this.all) groups.set(choice.verb, [...(groups.get(choice.verb) || []), choice]);
    const looks = new Map(this.verbs.map((entry) => [entry.verb, entry]));
    const focused = place.contains(document.activeElement) ? document.activeElement.dataset.verb : null;
    place.replaceChildren(...[...groups].map(([verb, choices], number) => {
      const look = looks.get(verb) || { label: verb };
      const price = cheapest(choices);
      const several = choices.length > 1;
      return h("button", {
        type: "button", class: "verb", "data-verb": verb, "aria-pressed": several ? String(this.verb === verb) : null,
        "aria-label": verbLabel(look.label, choices, price), "aria-keyshortcuts": number < 9 ? String(number + 1) : null,
        onclick: () => this.pickVerb(verb),
      }, icon(look.icon || "i-right", 24), h("span", {}, look.label),
      Object.keys(price).length ? h("small", {}, amounts(price, 11)) : "", several ? h("em", {}, choices.length) : "");
    }));
    if (focused) place.querySelector(`[data-verb="${CSS.escape(focused)}"]`)?.focus();
  }

  showAnswers() {
    const left = this.left;
    const oneVerb = this.verb || new Set(this.all.map((choice) => choice.verb)).size === 1;
    const few = oneVerb && left.length <= FEW;
    const listed = this.part ? !this.halfway : NARROW.matches && oneVerb && left.length <= MANY;
    const wanted = listed || ((few || this.halfway) && !left.every((choice) => this.alone(choice)));
    const place = $("answers");
    const list = this.ask && wanted ? left : [];
    place.hidden = !list.length;
    place.replaceChildren(...list.map((choice) => answer(choice, () => this.play(choice), (on) => this.point(choice, on))));
    if (list.length && (this.part || this.verb)) {
      place.append(h("button", { type: "button", class: "button back", onclick: () => this.widen() }, icon("i-close", 16), say("back")));
    }
  }

  /** Can this choice be clicked somewhere in sight, and nothing else there? */
  alone(choice) {
    return choice.at.some((part) => this.elements(part).some((element) => element.getClientRects().length && this.lights.get(element)?.length === 1));
  }

  point(choice, on) {
    for (const part of choice.at) for (const element of this.elements(part)) element.classList.toggle("hovered", on);
  }

  // Clicks, hover and focus

  listen() {
    const main = $("main").parentElement;
    const partOf = (event) => event.target.closest?.("[data-part]");
    main.addEventListener("click", (event) => {
      if (event.target.closest("button, a, input, summary")) return;
      const element = partOf(event);
      if (!element) return;
      const lit = litAround(event.target);
      if (lit) this.pickPart(lit.dataset.part);
      else if (this.halfway && this.all.some((choice) => choice.at[0] === element.dataset.part)) this.pickPart(element.dataset.part);
      else this.wonder(element);
    });
    main.addEventListener("keydown", (event) => {
      if ((event.key !== "Enter" && event.key !== " ") || !event.target.classList?.contains("lit")) return;
      event.preventDefault();
      this.pickPart(event.target.dataset.part);
    });
    let timer = 0;
    main.addEventListener("pointerover", (event) => {
      clearTimeout(timer);
      const element = litAround(event.target) || partOf(event);
      if (!element || event.pointerType === "touch") { hidePreview(); return; }
      const choices = this.lights.get(element);
      if (choices) showPreview(element, choices);
      else { hidePreview(); timer = setTimeout(() => showLabel(element), 450); }
    });
    main.addEventListener("pointerleave", () => { clearTimeout(timer); hidePreview(); });
    main.addEventListener("focusin", (event) => {
      const choices = this.lights.get(event.target);
      if (choices && event.target.matches(":focus-visible")) showPreview(event.target, choices); else hidePreview();
    });
    main.addEventListener("focusout", hidePreview);
    addEventListener("scroll", hidePreview, { passive: true });
  }
}

const litAround = (element) => element.closest?.(".lit");

function tabOf(element) {
  if (element.closest(".own, .standing")) return "mat";
  if (element.closest(".tiles")) return "tiles";
  if (element.closest(".rivals")) return "rivals";
  return null;
}

const total = (goods) => Object.values(goods).reduce((sum, number) => sum + number, 0);

function cheapest(choices) {
  return choices.map((choice) => choice.cost || {}).reduce((best, cost) => (total(cost) < total(best) ? cost : best));
}

function verbLabel(label, choices, price) {
  const said = [label];
  if (choices.length > 1) said.push(say("choices", { count: choices.length }));
  if (Object.keys(price).length) said.push(say(choices.length > 1 ? "price-from" : "price", { what: spoken(price) }));
  if (choices.length === 1) said.push(choices[0].label);
  return said.join(", ");
}

const spoken = (goods) => Object.entries(goods).map(([word, number]) => `${number} ${word}`).join(", ");

function choiceLabel(choice) {
  const said = [choice.label.replace(/\.$/, "")];
  if (total(choice.cost || {})) said.push(say("pay", { what: spoken(choice.cost) }));
  if (total(choice.gain || {})) said.push(say("gain", { what: spoken(choice.gain) }));
  if (choice.warning) said.push(say("warning", { what: choice.warning }));
  return said.join(", ");
}

function answer(choice, run, point) {
  const goods = [...amounts(choice.cost, 15, "−"), ...amounts(choice.gain, 15, "+")];
  return h("button", {
    type: "button", class: "answer", "data-move": choice.move, onclick: run,
    onpointerenter: () => point(true), onpointerleave: () => point(false), onfocus: () => point(true), onblur: () => point(false),
  }, h("span", {}, choice.label), goods.length ? h("span", { class: "line" }, goods) : "",
  choice.warning ? h("span", { class: "warning" }, icon("i-warn", 15), h("span", {}, choice.warning)) : "");
}

function light(element, choices, chosen) {
  element.classList.add("lit");
  element.classList.toggle("chosen", chosen);
  element.dataset.role = element.getAttribute("role") || "";
  element.dataset.label = element.getAttribute("aria-label") || "";
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", "0");
  element.setAttribute("aria-label", [element.dataset.label, ...choices.slice(0, 4).map(choiceLabel)].filter(Boolean).join(": "));
  if (element instanceof SVGElement && element.dataset.ring) element.append(target(element, choices));
}

function dim(element) {
  element.classList.remove("lit", "chosen", "hovered", "priced");
  element.removeAttribute("tabindex");
  if ("role" in element.dataset) {
    if (element.dataset.role) element.setAttribute("role", element.dataset.role); else element.removeAttribute("role");
    if (element.dataset.label) element.setAttribute("aria-label", element.dataset.label); else element.removeAttribute("aria-label");
    delete element.dataset.role;
    delete element.dataset.label;
  }
  element.querySelector(":scope > .target")?.remove();
}

/** The double ring of a part of the board, and the lowest price on a pill. */
function target(element, choices) {
  const turn = element.dataset.turn ? `rotate(${element.dataset.turn})` : null;
  const ring = (kind) => s("use", { class: kind, href: `#${element.dataset.ring}`, transform: turn });
  const group = s("g", { class: "target" }, ring("ring-line"), ring("ring"));
  const price = Object.entries(cheapest(choices));
  const warned = choices.every((choice) => choice.warning);
  if (price.length || warned) {
    const [x, y] = element.dataset.pill.split(" ").map(Number);
    element.classList.add("priced");
    group.append(widePill(x, y, price, warned));
    if (price.length) group.append(smallPill(x, y, price[0]));
  }
  return group;
}

function widePill(x, y, price, warned) {
  const width = price.reduce((sum, [, number]) => sum + 14 + 7 * String(number).length, 0) + 9 + (warned ? 13 : 0);
  const pill = s("g", { class: "pill wide" }, s("rect", { x: x - width / 2, y: y - 8.5, width, height: 17, rx: 8.5 }));
  let at = x - width / 2 + 5;
  for (const [word, number] of price) {
    const symbol = symbolOf(word);
    if (symbol) pill.append(s("use", { href: `#${symbol}`, x: at - 0.75, y: y - 5.75, width: 11.5, height: 11.5 }));
    pill.append(s("text", { x: at + 12.5, y: y + 4 }, number));
    at += 14 + 7 * String(number).length;
  }
  if (warned) pill.append(s("use", { href: "#i-warn", x: at - 1, y: y - 6, width: 11, height: 11, color: "var(--warn)" }));
  return pill;
}

function smallPill(x, y, [word, number]) {
  const blank = blankOf(word);
  if (!blank) return s("g", { class: "pill small" }, s("circle", { cx: x, cy: y + 2, r: 15, fill: "var(--raised)", stroke: "var(--lit-line)" }), s("text", { x, y: y + 8.5 }, number));
  return s("g", { class: "pill small" }, s("use", { href: `#${blank[0]}`, x: x - 17, y: y - 15, width: 34, height: 34 }), s("text", { x, y: y + 8.5, fill: `var(--${blank[1]})` }, number));
}

// Preview

export function hidePreview() { $("preview").hidden = true; }

function place(card, element) {
  card.hidden = false;
  const room = element.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = card;
  const middle = Math.min(Math.max(8, room.top + room.height / 2 - high / 2), innerHeight - high - 8);
  const centre = Math.min(Math.max(8, room.left + room.width / 2 - wide / 2), innerWidth - wide - 8);
  const spots = [[room.right + 10, middle], [room.left - wide - 10, middle], [centre, room.bottom + 8], [centre, room.top - high - 8]];
  const lit = [...document.querySelectorAll(".lit")].filter((other) => other !== element).map((other) => other.getBoundingClientRect());
  const covers = ([x, y]) => lit.filter((other) => other.left < x + wide && other.right > x && other.top < y + high && other.bottom > y).length;
  const outside = ([x, y]) => x < 0 || y < 0 || x + wide > innerWidth || y + high > innerHeight;
  const [left, top] = spots.map((spot) => [spot, outside(spot) ? Infinity : covers(spot)]).reduce((best, one) => (one[1] < best[1] ? one : best))[0];
  card.style.left = `${left + scrollX}px`;
  card.style.top = `${top + scrollY}px`;
}

function showPreview(element, choices) {
  const card = $("preview");
  card.replaceChildren(h("p", { class: "quiet" }, element.dataset.label || ""), ...choices.slice(0, 5).map((choice) => h("div", { class: "entry" },
    h("b", {}, choice.label),
    choice.about && !element.dataset.label?.includes(choice.about) ? h("p", { class: "quiet" }, choice.about) : "",
    h("p", { class: "line" }, amounts(choice.cost, 15, "−"), amounts(choice.gain, 15, "+")),
    choice.warning ? h("p", { class: "warning" }, icon("i-warn", 15), h("span", {}, choice.warning)) : "")));
  if (choices.length > 5) card.append(h("p", { class: "quiet" }, say("more", { count: choices.length - 5 })));
  place(card, element);
}

function showLabel(element) {
  const label = element.getAttribute("aria-label");
  if (!label || !element.isConnected || element.querySelector("[data-part]")) return; // a part of parts says nothing new
  const { code } = element.dataset; // what would be typed
  $("preview").replaceChildren(h("p", { class: "quiet" }, code ? `${label} (${code})` : label));
  place($("preview"), element);
}

export { amount, choiceLabel };
