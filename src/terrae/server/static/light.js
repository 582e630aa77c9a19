// Light on what is legal: an edge for some verb, a ring for the chosen one, a dot where a way ends, a tick on what is chosen.
import { $, blankOf, goodOf, s, say, symbolOf } from "./draw.js";

export const MOST_RINGS = 24; // more of them say nothing
const DOT = 10.5;

const total = (goods) => Object.values(goods).reduce((sum, number) => sum + number, 0);
const spoken = (goods) => Object.entries(goods).map(([word, number]) => `${number} ${goodOf(word, number)}`).join(", ");

/** The lowest price of some choices; none where equally low ones are paid in different goods. */
export function cheapest(choices) {
  const costs = choices.map((choice) => choice.cost || {});
  const best = costs.reduce((low, cost) => (total(cost) < total(low) ? cost : low));
  const kinds = (cost) => Object.keys(cost).sort().join();
  return costs.some((cost) => total(cost) === total(best) && kinds(cost) !== kinds(best)) ? {} : best;
}

/** The price that a part bears: the whole price of its likeliest answer where that takes several moves, else the lowest. */
const borne = (choices) => choices.find((choice) => choice.moves.length > 1)?.cost ?? cheapest(choices);

export function verbLabel(label, choices, price) {
  const said = [label];
  if (choices.length > 1) said.push(say("choices", { count: choices.length }));
  if (Object.keys(price).length) said.push(say(choices.length > 1 ? "price-from" : "price", { what: spoken(price) }));
  if (choices.length === 1 && choices[0].label !== label) said.push(choices[0].label);
  return said.join(", ");
}

export function choiceLabel(choice) {
  const said = [choice.label.replace(/\.$/, "")];
  if (total(choice.cost || {})) said.push(say("pay", { what: spoken(choice.cost) }));
  if (total(choice.gain || {})) said.push(say("gain", { what: spoken(choice.gain) }));
  if (Object.keys(choice.later || {}).length) said.push(say("then-all", { what: spoken(choice.later) }));
  if (choice.warning) said.push(say("warning", { what: choice.warning }));
  return said.join(", ");
}

const looks = new WeakMap(); // how an element is lit

/** Lights an element at a level: "soft", "ring" or "dot". One that is lit just so already is left alone. */
export function light(element, choices, level, chosen) {
  const said = choices.slice(0, 4).map(choiceLabel);
  const price = Object.entries(borne(choices));
  const warned = choices.every((choice) => choice.warning);
  const look = JSON.stringify([level, chosen, said, price, warned]);
  element.classList.remove("hovered");
  if (element.dataset.light && looks.get(element) === look) return;
  dim(element);
  looks.set(element, look);
  element.classList.add("lit");
  element.classList.toggle("chosen", chosen);
  element.dataset.light = level;
  element.dataset.role = element.getAttribute("role") || "";
  element.dataset.label = element.getAttribute("aria-label") || "";
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", "0");
  element.setAttribute("aria-label", [element.dataset.label, ...said].filter(Boolean).join(": "));
  if (element instanceof SVGElement && element.dataset.ring) element.append(target(element, level, chosen, price, warned));
}

export function dim(element) {
  if (!element.dataset.light) return;
  element.classList.remove("lit", "chosen", "hovered", "priced");
  element.removeAttribute("tabindex");
  if (element.dataset.role) element.setAttribute("role", element.dataset.role); else element.removeAttribute("role");
  if (element.dataset.label) element.setAttribute("aria-label", element.dataset.label); else element.removeAttribute("aria-label");
  for (const key of ["role", "label", "light"]) delete element.dataset[key];
  element.querySelector(":scope > .target")?.remove();
}

/** What is drawn on a lit part of the board, and the lowest price on a pill. */
function target(element, level, chosen, price, warned) {
  const ring = (kind) => outline(element, kind);
  const group = s("g", { class: "target" }, ring("glow"), ring("ring-line"), ring("ring"));
  if (level === "dot" && !chosen) {
    group.append(s("circle", { class: "dot-line", r: DOT }), s("circle", { class: "dot", r: DOT - 3 }));
    return group;
  }
  if (chosen) group.append(tick(element));
  if (price.length || warned) {
    const [x, y] = element.dataset.pill.split(" ").map(Number);
    element.classList.add("priced");
    group.append(widePill(x, y, price, warned));
    if (price.length) group.append(smallPill(x, y, price[0]));
  }
  return group;
}

/** The shape of a lit part: a copy, since a reference to it would be styled like two elements. */
export function outline(element, kind) {
  const shape = $(element.dataset.ring).cloneNode();
  shape.removeAttribute("id");
  shape.setAttribute("class", kind);
  if (element.dataset.turn) shape.setAttribute("transform", `rotate(${element.dataset.turn})`);
  return shape;
}

function tick(element) {
  const [x, y] = (element.dataset.news ?? "0 0").split(" ").map(Number);
  return s("g", { class: "tick", transform: `translate(${x} ${y})` }, s("circle", { r: 8.5 }), s("path", { d: "M-3.8 .2l2.6 2.8l5-5.8" }));
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
  if (!blank) return s("g", { class: "pill small" }, s("circle", { cx: x, cy: y + 2, r: 15, fill: "var(--raised)", stroke: "var(--lit-line)" }), s("text", { x, y: y + 8.5, fill: "var(--ink)" }, number));
  return s("g", { class: "pill small" }, s("use", { href: `#${blank[0]}`, x: x - 17, y: y - 15, width: 34, height: 34 }), s("text", { x, y: y + 8.5, fill: `var(--${blank[1]})` }, number));
}

/** A ring round what a question is about. */
export function ringConcerns(elements) {
  for (const ring of document.querySelectorAll(".concern, .concern-line")) ring.remove();
  for (const chip of document.querySelectorAll(".concerned")) chip.classList.remove("concerned");
  for (const element of elements) {
    if (element instanceof SVGElement && element.dataset.ring) element.append(outline(element, "concern-line"), outline(element, "concern"));
    else element.classList.add("concerned");
  }
}

// Ways

const spot = (element) => /translate\(([-\d.]+) ([-\d.]+)\)/.exec(element.getAttribute("transform") || "")?.slice(1).map(Number);

/** Dotted lines from a part of the board along the ways from it, from one end to the next. */
export function showWays(from, ends) {
  const start = from && spot(from);
  const stops = start ? ends.filter((end) => end !== from).map(spot).filter(Boolean) : [];
  overlay("ways", stops.map((stop) => between(stop, nearest(stop, start, stops))));
}

/** The stop before another on its way from the start, or the start itself. */
function nearest([x, y], start, stops) {
  const away = ([px, py]) => Math.hypot(px - x, py - y);
  const far = away(start);
  const onWay = (point) => away(point) > 1 && Math.abs(away(point) + Math.hypot(point[0] - start[0], point[1] - start[1]) - far) < 1;
  return [start, ...stops].filter(onWay).reduce((best, point) => (away(point) < away(best) ? point : best), start);
}

function between([x, y], [px, py]) {
  const far = Math.hypot(px - x, py - y) || 1;
  const [dx, dy] = [(px - x) / far * DOT, (py - y) / far * DOT];
  return s("path", { d: `M${x + dx} ${y + dy}L${px - dx} ${py - dy}` });
}

/** Small dots where the next step could lie. */
export function showAhead(elements) {
  overlay("ahead", elements.map(spot).filter(Boolean).map(([cx, cy]) => s("circle", { cx, cy, r: 5.5 })));
}

/** Draws over all hexes; nobody can click it, nobody is told. */
function overlay(kind, drawn) {
  document.querySelector(`.${kind}`)?.remove();
  if (drawn.length) document.querySelector("svg.board .hexes")?.after(s("g", { class: `overlay ${kind}`, "aria-hidden": "true" }, drawn));
}
