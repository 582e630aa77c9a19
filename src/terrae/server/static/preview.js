// What hovering or focusing a part tells: what could be done there and what it costs, or only what it is.
import { beside } from "./answers.js";
import { $, h, icon, say, worth } from "./draw.js";

const MOST = 5;

export function hidePreview() { $("preview").hidden = true; }

/** Does a part unfold a sheet of its own, which tells more? */
const unfolds = (element) => !!element.closest("[data-part]")?.querySelector(":scope > .choice-sheet");

export function showPreview(element, choices) {
  if (unfolds(element)) { hidePreview(); return; }
  const card = $("preview");
  const told = choices.length > MOST && choices.every((choice) => choice.at.length > 1) ? [] : choices.slice(0, MOST); // ways are shown by a click
  card.replaceChildren(h("p", { class: "quiet" }, element.dataset.label || ""), ...told.map((choice) => h("div", { class: "entry" },
    h("b", {}, choice.label),
    choice.about && !element.dataset.label?.includes(choice.about) ? h("p", { class: "quiet" }, choice.about) : "",
    h("p", { class: "line" }, worth(choice, 15)),
    choice.warning ? h("p", { class: "warning" }, icon("i-warn", 15), h("span", {}, choice.warning)) : "")));
  if (choices.length > told.length) card.append(h("p", { class: "quiet" }, say(told.length ? "more" : "choices", { count: choices.length - told.length })));
  beside(card, element);
}

/** The tip of a part is shown by the page, in its own way and once: the browser is not asked to. */
export function keepTip(element) {
  const tip = element.getAttribute("title");
  if (!tip) return;
  element.dataset.tip = tip;
  element.removeAttribute("title");
}

export function showLabel(element) {
  const label = element.dataset.tip || element.getAttribute("aria-label");
  if (!label || unfolds(element) || !element.isConnected || element.querySelector("[data-part]")) return; // a part of parts says nothing new
  $("preview").replaceChildren(h("p", { class: "quiet" }, label));
  beside($("preview"), element);
}
