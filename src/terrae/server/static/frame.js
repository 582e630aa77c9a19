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

/** Is the middle of an element shown, within the window and whatever it lies in? */
export function inSight(element) {
  const room = element.getBoundingClientRect();
  if (!room.width && !room.height) return false;
  const x = room.left + room.width / 2;
  const y = room.top + room.height / 2;
  const within = (left, top, right, bottom) => x >= left && x <= right && y >= top && y <= bottom;
  if (!within(0, 0, innerWidth, innerHeight)) return false;
  for (let around = (element.ownerSVGElement || element).parentElement; around && around !== document.body; around = around.parentElement) {
    const view = around.getBoundingClientRect();
    if (clips(around) && !within(view.left, view.top, view.right, view.bottom)) return false;
  }
  return true;
}
