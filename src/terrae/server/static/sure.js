// What cannot be undone asks twice: the first press only asks, and going elsewhere takes the question back.
import { h, say } from "./draw.js";

let asked = null;  // the button that asks, and what it said before

function calm() {
  asked?.button.replaceChildren(...asked.words);
  asked = null;
}

/** Was this button pressed for the second time? */
export function sure(button) {
  const again = asked?.button === button;
  calm();
  if (again) return true;
  asked = { button, words: [...button.childNodes] };
  button.replaceChildren(say("sure"), h("span", { class: "sr" }, ` ${button.textContent}`));
  return false;
}

const elsewhere = (event) => { if (asked && !asked.button.contains(event.target)) calm(); };
for (const name of ["pointerdown", "focusin"]) document.addEventListener(name, elsewhere);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") calm(); });
