// The rail of the replay: a slider as wide as its panel, with marks for rounds, landmarks and changes of the lead.
import { $, h } from "./draw.js";
import { keepRows } from "./patch.js";

const THUMB = 16; // pixels; half of it is lost at each end of the rail

/** Where a ply lies on the rail. */
const at = (ply, last) => `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${ply / Math.max(1, last)})`;

/** Marks lead to their ply; the keyboard reaches the rounds, the log tells the rest. */
export function showRail(ply, last, marks) {
  $("slider").max = last;
  $("slider").value = ply;
  keepRows($("marks"), marks.map((mark) => [`${mark.ply}/${mark.kind}/${last}/${mark.label}`, () => h("a", {
    class: `mark mark-${mark.kind}`, href: `?ply=${mark.ply}`, "data-ply": mark.ply, title: mark.label, "aria-label": mark.label,
    tabindex: mark.text ? null : "-1", style: `left: ${at(mark.ply, last)}`,
  }, mark.text)]));
}
