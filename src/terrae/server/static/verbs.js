// The place of the verbs: buttons to narrow by, sentences to choose from, and what is done so far.
import { $, amounts, h, icon, say, worth } from "./draw.js";
import { cheapest, choiceLabel, verbLabel } from "./light.js";

const KEYS = 9;
const DONE = "done"; // the answer that leaves a question says what is left

/** Choices by verb, in the order of the server. */
export function byVerb(choices) {
  const groups = new Map();
  for (const choice of choices) groups.set(choice.verb, [...(groups.get(choice.verb) || []), choice]);
  return groups;
}

const shortcut = (number) => (number < KEYS ? String(number + 1) : null);
const key = (number) => (number < KEYS ? h("kbd", { "aria-hidden": "true" }, number + 1) : "");

function button(look, choices, number, pressed, pick) {
  const price = cheapest(choices);
  const several = choices.length > 1;
  const label = choices[0].move === DONE ? choices[0].label : look.label;
  const said = verbLabel(label, choices, price);
  return h("button", {
    type: "button", class: "verb", "data-verb": look.verb, "aria-pressed": several ? String(pressed) : null,
    title: said, "aria-label": said, "aria-keyshortcuts": shortcut(number), onclick: () => pick(look.verb),
  }, icon(look.icon || "i-right", 22), h("span", {}, label),
  h("small", {}, Object.keys(price).length ? amounts(price, 11) : "", several ? h("em", {}, `×${choices.length}`) : ""), key(number));
}

/** An answer as a sentence, with what it costs and brings. */
function sentence(choice, look, number, take) {
  const goods = worth(choice, 14);
  return h("button", {
    type: "button", class: "verb sentence", "data-verb": choice.verb, "data-move": choice.move, "aria-label": choiceLabel(choice), "aria-keyshortcuts": shortcut(number), onclick: () => take(choice),
  }, icon(choice.icon || look.icon || "i-right", 24), h("span", { class: "say" }, h("b", {}, choice.label),
    goods.length || choice.warning ? h("small", {}, goods, choice.warning ? h("span", { class: "warning" }, icon("i-warn", 13), choice.warning) : "") : ""), key(number));
}

/** The one thing that is asked: a click leads to where it is answered. */
function only(look, count, listed, pressed, pick) {
  return h("button", {
    type: "button", class: "verb only", "data-verb": look.verb, "aria-pressed": String(pressed), "aria-keyshortcuts": "1", onclick: () => pick(look.verb),
  }, icon(look.icon || "i-right", 20), h("span", {}, say(listed ? "choose-listed" : "choose-lit", { verb: look.label, count })));
}

/** Shows what may be done: what is asked for as verbs, as sentences or as the only thing to do, and what may be done besides.
 * @param as "verbs", "sentences" or "only" @param count of the answers if one verb only is asked for */
export function showVerbs({ choices, asked, looks, as, verb, count, listed, pick, take }) {
  const known = new Map((looks || []).map((entry) => [entry.verb, entry]));
  const lookOf = (name) => known.get(name) || { verb: name, label: name };
  const made = as === "sentences" ? asked.map((choice, at) => sentence(choice, lookOf(choice.verb), at, take))
    : as === "only" ? [only(lookOf(asked[0].verb), count, listed, !verb || verb === asked[0].verb, pick)] : [];
  const besides = [...byVerb(made.length ? choices.filter((choice) => !asked.includes(choice)) : choices)];
  made.push(...besides.map(([name, list], at) => button(lookOf(name), list, made.length + at, verb === name, pick)));
  const focused = $("verbs").contains(document.activeElement) ? document.activeElement.dataset.verb : null;
  $("verbs").replaceChildren(...made);
  if (focused) $("verbs").querySelector(`[data-verb="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  $("verbs").dataset.as = as;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Confirm says what it makes final: the last thing done. */
export function showConfirm(ready, done) {
  const what = ready && done ? capital(done) : "";
  $("confirm").disabled = !ready;
  $("confirm-what").textContent = what;
  $("confirm").title = what;
}

/** What was done this turn, one thing after the other. */
export function showCrumbs(done) {
  $("crumbs").hidden = !done.length;
  $("crumbs").replaceChildren(...done.map((text) => h("li", { title: text }, h("span", {}, capital(text)))));
}
