// The frame of the table page: which layout holds, what moves with it, and whether something is in sight.
import { $ } from "./draw.js";

/** One column, or a phone on its side: the question is a sheet, and the page scrolls. */
export const SMALL = matchMedia("(max-width: 860px), (max-height: 520px)");

const commit = () => $("commit");

/** Puts parts of the page where they belong; Undo and Confirm follow the board when it does not scroll. */
export function arrange() {
  document.querySelector(".col.right").append($("log"), $("replay"));
  document.querySelector(".strips").after(document.querySelector(".tabs"));
  const settle = () => {
    if (SMALL.matches) $("ask").append(commit()); else document.querySelector(".col.centre").after(commit());
  };
  SMALL.addEventListener("change", settle);
  settle();
}

/** The status has the place of the verbs if there are none; otherwise it lies above the log. */
export function placeStatus() {
  const line = $("status");
  const home = SMALL.matches || $("ask").classList.contains("idle") ? $("middle") : document.querySelector(".col.right");
  if (line.parentElement !== home) home.insertBefore(line, home === $("middle") ? null : $("log"));
}

const clips = (element) => /hidden|auto|scroll|clip/.test(getComputedStyle(element).overflow);

/** What is shown of whatever lies in an element: its box, cut by those around it. */
function view(element) {
  if (!element || element === document.body) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const outer = view(element.parentElement);
  if (!clips(element)) return outer;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: Math.max(left, outer.left), top: Math.max(top, outer.top), right: Math.min(right, outer.right), bottom: Math.min(bottom, outer.bottom) };
}

/** Tells whether the middle of an element is shown; to be asked for many at once, while nothing moves. */
export function sight() {
  const views = new Map();
  return (element) => {
    const room = element.getBoundingClientRect();
    if (!room.width && !room.height) return false;
    const around = (element.ownerSVGElement || element).parentElement;
    if (!views.has(around)) views.set(around, view(around));
    const { left, top, right, bottom } = views.get(around);
    const [x, y] = [room.left + room.width / 2, room.top + room.height / 2];
    return x >= left && x <= right && y >= top && y <= bottom;
  };
}

/** Is the middle of an element shown, within the window and whatever it lies in? */
export const inSight = (element) => sight()(element);
