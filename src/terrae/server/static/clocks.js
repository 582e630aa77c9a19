// Clocks: the time of each seat under its chip in the turn order. They tick here; what is true comes with each position.
import { h, nameOf, say } from "./draw.js";
import { tell } from "./talk.js";

const HOUR = 3600;
const DAY = 24 * HOUR;
let known = null;      // the clock as the server told it
let position = null;
let heard = 0;         // when that was
let warned = "";       // which low time was told
let looked = "";       // which end of a time was asked about

const two = (number) => String(number).padStart(2, "0");

/** Seconds as people read them. */
function timeText(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) return say("clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR && known?.kind === "slow") return say("clock-hours", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / 60) });
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(Math.floor((left % HOUR) / 60))}:${two(left % 60)}`;
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}

const leftOf = (hand) => hand.left - (hand.runs ? (performance.now() - heard) / 1000 : 0);

/** What the game as it stands says about time. */
function show() {
  const { live } = window.terrae;
  position = live;
  if (known !== live.company.clock) {
    known = live.company.clock;
    heard = performance.now();
  }
  paint();
}

function place(hand) {
  const chip = document.querySelector(`[data-unit="order"] [data-part="seat:${hand.seat}"]`);
  if (!chip) return null;
  const there = chip.parentElement.querySelector(".clock");
  if (there) return there;
  const made = h("span", { class: "clock", "data-clock": hand.seat, role: "timer" });
  chip.after(made);
  return made;
}

function paint() {
  document.body.classList.toggle("with-clocks", Boolean(known));
  for (const hand of known?.hands ?? []) {
    const shown = place(hand);
    if (!shown) continue;
    const left = leftOf(hand);
    const out = left <= 0;
    const text = hand.away ? say("clock-gone") : out ? say("clock-out") : timeText(left);
    if (shown.textContent !== text) {
      shown.textContent = text;
      const name = nameOf(position, hand.seat);
      shown.setAttribute("aria-label", hand.away ? say("clock-away", { name }) : say(out ? "clock-of-out" : "clock-of", { name, time: text }));
    }
    shown.classList.toggle("runs", hand.runs && known.going);
    shown.classList.toggle("low", hand.runs && left <= known.low);
    shown.classList.toggle("away", Boolean(hand.away));
    shown.title = hand.away ? say("clock-away", { name: nameOf(position, hand.seat) }) : "";
    if (hand.runs) watch(hand, left);
  }
}

/** Warns whoever runs low, and asks the server once when a time or the grace after it is over. */
function watch(hand, left) {
  const mine = position.mine.includes(hand.seat);
  const stage = left <= -known.grace ? "late" : left <= 0 ? "out" : left <= known.low ? "low" : "";
  const name = `${position.ply}/${hand.seat}/${stage}`;
  if (mine && stage && stage !== "late" && warned !== name) {
    warned = name;
    tell(stage === "low" ? say("clock-low", { time: timeText(left) }) : say("clock-your-out"));
  }
  if ((stage === "out" || (stage === "late" && !hand.late)) && looked !== name) {
    looked = name;
    window.terrae.refresh();
  }
}

setInterval(() => { if (known && !document.hidden) paint(); }, 500);
document.addEventListener("visibilitychange", () => { if (known && !document.hidden) window.terrae.refresh(); });
document.addEventListener("terrae:shown", show);
show();
