// The focus stays where somebody was: parts, verbs and buttons are made anew with every answer of the server.
import { $ } from "./draw.js";

let last = null;

/** A name by which an element can be found again. */
function whereIs(element) {
  const part = element.closest("[data-part].lit");
  if (part) return { part: part.dataset.part };
  const verb = element.closest("[data-verb]");
  if (verb) return { verb: verb.dataset.verb };
  return element.closest("#answers") ? last : { id: element.id };
}

const usable = (element) => (element && !element.disabled && element.getClientRects().length ? element : null);
const find = (selector) => usable(document.querySelector(selector));

function place({ part, verb, id } = {}) {
  return (part && find(`.lit[data-part="${CSS.escape(part)}"]`)) || (verb && find(`#verbs [data-verb="${CSS.escape(verb)}"]`)) || (id && usable($(id)));
}

/** Gives the focus back to where it was, or to the next thing that can be done; nobody who uses the mouse is disturbed. */
export function keepFocus() {
  const here = document.activeElement;
  const lost = !here || here === document.body || here.disabled || !here.isConnected;
  if (!lost || !last || !document.body.classList.contains("by-keyboard") || document.querySelector("dialog[open]")) return;
  const kept = last;
  const found = place(kept) || (kept.part && find(".lit")) || find("#verbs button") || find(".lit") || usable($("confirm")) || $("prompt");
  found.focus({ preventScroll: true });
  if (found === $("prompt")) last = kept;
}

/** Where the focus goes when a list is closed. */
export const giveBack = (where) => { place(where ?? undefined)?.focus({ preventScroll: true }); };

export function listen() {
  addEventListener("focusin", (event) => { if (event.target !== $("prompt")) last = whereIs(event.target); });
  addEventListener("keydown", () => document.body.classList.add("by-keyboard"));
  addEventListener("pointerdown", () => document.body.classList.remove("by-keyboard"));
}
