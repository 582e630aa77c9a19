// A ghost of the result: what would stand on a hex, half transparent, while a lit hex is pointed at or focused.
import { s, symbolOf } from "./draw.js";

const PIECE = 41; // as large as a real one, around the middle of its hex
const DOWN = 2;

/** The one picture that all choices of a part agree on, if it is a piece or a ground. */
function pictureOf(choices) {
  const pictures = new Set(choices.map((choice) => symbolOf(choice.icon || "")));
  const [picture] = pictures;
  return pictures.size === 1 && /^[bpt]-/.test(picture || "") ? picture : null;
}

/** The colour of a seat, as its mat is painted. */
const colourOf = (seat) => document.querySelector(`[data-unit="mat:${seat}"]`)?.className.match(/\bseat-(\w+)/)?.[1];

function ghost(picture, seat) {
  const around = (size) => ({ x: -size / 2, y: DOWN - size / 2, width: size, height: size });
  if (picture.startsWith("t-")) {
    const ground = picture.slice(2);
    return s("g", { class: "ghost" }, s("use", { href: "#hx", fill: `var(--t-${ground})` }), s("use", { href: `#${picture}`, color: `var(--t-${ground}-ink)`, ...around(PIECE * 0.7) }));
  }
  return s("g", { class: "ghost piece" }, s("use", { href: `#${picture}`, color: `var(--s-${colourOf(seat)})`, ...around(PIECE) }));
}

/** Follows the pointer and the focus; `choices` knows what is lit and by which answers. */
export function listen(main, choices) {
  let shown = null;
  const clear = () => {
    shown?.classList.remove("ghosted");
    shown?.querySelector(":scope > .ghost")?.remove();
    shown = null;
  };
  const show = (element) => {
    if (element === shown) return;
    clear();
    const picture = element?.classList.contains("hex") ? pictureOf(choices.lights.get(element) || []) : null;
    if (!picture) return;
    shown = element;
    element.classList.add("ghosted");
    element.querySelector(":scope > .body")?.after(ghost(picture, choices.ask?.seat));
  };
  main.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") show(event.target.closest?.(".lit")); });
  main.addEventListener("pointerleave", clear);
  main.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) show(event.target.closest(".lit")); });
  main.addEventListener("focusout", clear);
}
