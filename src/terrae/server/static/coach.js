// The coach of a lesson or a puzzle: one bubble of ink beside what it is about. It knows no rules: what it says comes with a position.
import { reveal } from "./dock.js";
import { $, h, icon, say } from "./draw.js";
import { inSight, SMALL } from "./frame.js";
import { outline } from "./light.js";
import { call, careful } from "./talk.js";

const GAP = 14; // between the bubble and what it is about
const page = window.terrae;
const kept = `coach:${page.table}`;
const bubble = h("aside", { class: "coach", id: "coach", "aria-label": say("coach"), tabindex: -1 });
const course = h("section", { class: "panel course", id: "course", "aria-label": say("coach-steps") });
let coach = null;      // what the server says
let seen = { at: -1, card: 0, gone: false };  // which of its cards is shown, and whether the bubble was sent away at the end
let correction = "";   // of the last turn that was taken back
let reason = false;    // is it told why?
let folded = false;

try { seen = { ...seen, ...JSON.parse(sessionStorage.getItem(kept) || "{}") }; } catch { /* a browser that keeps nothing begins anew */ }
const puzzle = () => coach.kind === "puzzle";
const keep = () => { try { sessionStorage.setItem(kept, JSON.stringify(seen)); } catch { /* the same */ } };

/** Words in which *stars* stand round what matters. */
const marked = (text) => text.split("*").map((part, number) => (number % 2 ? h("b", {}, part) : part));
const paragraphs = (text) => text.split("\n").filter(Boolean).map((part) => h("p", {}, marked(part)));
const card = () => coach.cards[Math.min(seen.card, coach.cards.length - 1)];
const last = () => seen.card >= coach.cards.length - 1;
const link = (label, run, id) => h("button", { type: "button", class: "link", id, onclick: run }, label);

function go() {
  seen.card += 1;
  reason = false;
  correction = "";
  keep();
  show();
  bubble.focus({ preventScroll: true });
}

/** Puts what the coach would play into the draft; true if it is there. */
async function demonstrate() {
  correction = "";
  const shown = await careful(() => call(`${page.path}/shown`));
  if (!shown) return false;
  if (page.draft.length) await page.queue(() => page.dropDraft());
  return page.play(shown.moves);
}

async function skip() {
  if (await demonstrate()) page.confirm();
}

async function again() {
  const { game, bots, options } = coach.again;
  const seats = [{ kind: "me" }, ...Array(bots).fill({ kind: "bot", bot: "beginner" })];
  const made = await careful(() => call("/api/tables", { game, seats, options }));
  if (made) location.href = made.url;
}

function stay() {
  seen.gone = true;
  keep();
  show();
}

/** What can be pressed under the words. */
function buttons() {
  if (!last()) return [h("button", { type: "button", class: "button", id: "coach-on", onclick: go }, say("coach-on"), icon("i-right", 16))];
  if (coach.over) {
    return [
      page.live.over ? null : h("button", { type: "button", class: "button", id: "coach-stay", onclick: stay }, say(puzzle() ? "coach-close" : "coach-stay")),
      coach.again ? link(say("coach-again"), again, "coach-again") : null,
      h("a", { href: "/learn" }, say(puzzle() ? "coach-puzzles" : "coach-lessons")),
    ];
  }
  return [
    card().why ? link(say("coach-why"), () => { reason = !reason; show(); }, "coach-why") : null,
    link(say(puzzle() ? "coach-answer" : "coach-show"), demonstrate, "coach-show"),
    !puzzle() ? link(say("coach-skip"), skip, "coach-skip") : null,
  ];
}

function words() {
  const { title, text, ask, why } = card();
  const drafting = page.draft.length > 0;
  return [
    h("header", {}, h("h2", {}, title),
      h("button", { type: "button", class: "fold", "aria-expanded": String(!folded), "aria-label": say("coach-fold"), onclick: () => { folded = !folded; show(); } }, icon(folded ? "i-plus" : "i-minus", 16))),
    h("div", { class: "said", "aria-live": "polite" },
      seen.card === 0 && coach.praise && !correction && !drafting ? h("p", { class: "praise" }, icon("i-check", 15), h("span", {}, marked(coach.praise))) : "",
      correction ? h("div", { class: "correction" }, paragraphs(correction)) : drafting ? "" : paragraphs(text),
      reason ? h("div", { class: "reason" }, paragraphs(why)) : "",
      coach.right ? h("p", { class: "do" }, icon("i-check", 18), h("span", {}, say(puzzle() ? "coach-confirm-puzzle" : "coach-confirm"))) : ask && last() ? h("p", { class: "do" }, icon("i-right", 18), h("span", {}, marked(ask))) : ""),
    h("div", { class: "coach-row" }, !puzzle() && SMALL.matches ? h("span", { class: "count" }, count()) : "", buttons()),
  ];
}

const here = () => Math.min(coach.at + seen.card, coach.steps.length - 1);
const count = () => say("coach-count", { step: Math.min(coach.at + seen.card + 1, coach.steps.length), steps: coach.steps.length });

/** All steps, with those behind us ticked. */
function showCourse() {
  course.hidden = puzzle() || seen.gone;
  if (course.hidden) return;
  const now = here();
  const done = (number) => number < now || (coach.over && last());
  course.replaceChildren(
    h("header", { class: "panel-head" }, h("b", {}, coach.title), h("span", {}, coach.over ? count() : `${count()} · ${say("coach-left", { count: Math.max(1, coach.minutes) })}`)),
    h("div", { class: "course-bar", "aria-hidden": "true" }, coach.steps.map((_, number) => h("i", { class: done(number) ? "done" : number === now ? "now" : "" }))),
    h("ol", { tabindex: 0, "aria-label": say("coach-steps") }, coach.steps.map((title, number) => h("li", { class: done(number) ? "done" : "", "aria-current": number === now && !done(number) ? "step" : null },
      h("span", { class: "tick" }, done(number) ? icon("i-check", 13) : number + 1), h("span", {}, title)))),
    h("a", { class: "button", href: "/learn" }, icon("i-close", 16), say("coach-leave")),
  );
  course.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

// Light

const elements = (name) => [...document.querySelectorAll(`[data-part="${CSS.escape(name)}"], [data-unit="${CSS.escape(name)}"]`)];
const visible = (element) => element.getClientRects().length > 0;

function lightUp() {
  for (const ring of document.querySelectorAll(".taught-ring, .taught-line")) ring.remove();
  for (const element of document.querySelectorAll(".taught, .dimmed")) element.classList.remove("taught", "dimmed");
  document.querySelector(".board-wrap").classList.remove("teaching");
  const wanted = coach && !seen.gone && !page.draft.length && page.mode === "live" ? card().light.flatMap(elements) : [];
  if (wanted.length && !wanted.some(visible)) reveal(wanted);
  const lit = wanted.filter(visible);
  for (const element of lit) {
    element.classList.add("taught");
    if (element instanceof SVGElement && element.dataset.ring) element.append(outline(element, "taught-line"), outline(element, "taught-ring"));
  }
  if (!lit.length) return null;
  for (const room of document.querySelectorAll(".rounds, .board-wrap, .dock, .ladders, .rivals, .own, .strips, .key, .standing, .log, .replay")) {
    const holds = lit.some((element) => room.contains(element));
    if (!holds) room.classList.add("dimmed");
    else if (room.matches(".board-wrap")) room.classList.add("teaching");
  }
  return lit[0];
}

/** Beside what it is about, where it covers least of what can be clicked; in the corner of the board if that is nowhere. */
function place(target) {
  bubble.removeAttribute("style");
  bubble.classList.toggle("docked", SMALL.matches || !target);
  if (SMALL.matches) {
    if (target && !inSight(target)) target.scrollIntoView({ block: "center" });
    return;
  }
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const area = document.querySelector(".col.centre").getBoundingClientRect();
  const room = target && inSight(target) ? target.getBoundingClientRect() : null;
  const fit = (value, low, high) => Math.max(low, Math.min(value, high));
  const put = (left, top) => { bubble.style.left = `${fit(left, 8, innerWidth - width - 8)}px`; bubble.style.top = `${fit(top, 56, innerHeight - height - 8)}px`; };
  if (!room && page.draft.length) { put(document.querySelector(".col.right").getBoundingClientRect().left, innerHeight); return; }
  if (!room) { put(area.right - width - 8, area.bottom - height - 8); return; }
  const middle = room.top + room.height / 2 - height / 3;
  const side = document.querySelector(".col.right").getBoundingClientRect();
  const sides = [[room.right + GAP, middle], [room.left - GAP - width, middle], [side.left, middle], [room.left, room.bottom + GAP], [room.left, room.top - GAP - height]];
  const inside = ([left, top]) => left >= 8 && left + width <= innerWidth - 8 && top + height <= innerHeight + height / 3;
  const others = [...document.querySelectorAll(".lit, .taught")].map((element) => element.getBoundingClientRect());
  const hidden = ([left, top]) => others.filter((part) => part.right > left && part.left < left + width && part.bottom > top && part.top < top + height).length;
  const fitting = sides.filter(inside);
  put(...(fitting.length ? fitting : sides).reduce((best, one) => (hidden(one) < hidden(best) ? one : best)));
}

function show() {
  const gone = !coach || seen.gone || page.mode === "replay" || page.mode === "plan";
  bubble.hidden = gone;
  document.body.classList.toggle("coached", !gone);
  if (coach) showCourse();
  const target = lightUp();
  if (gone) return;
  bubble.classList.toggle("folded", folded);
  bubble.replaceChildren(...words());
  place(target);
}

/** A new position: another step begins with its first card. */
function learn(position) {
  if (position.coach === null) { show(); return; }
  coach = position.coach;
  if (coach.at !== seen.at) { seen = { at: coach.at, card: 0, gone: false }; correction = ""; reason = false; keep(); }
  if (page.draft.length) correction = "";
  show();
}

document.addEventListener("terrae:shown", (event) => learn(event.detail));
document.addEventListener("terrae:refused", (event) => {
  if (event.detail.kind !== "not-asked-for") return;
  event.preventDefault();
  const told = event.detail.message;
  page.queue(() => page.dropDraft()).then(() => { correction = told; show(); bubble.focus({ preventScroll: true }); });
});
addEventListener("resize", show);
document.body.append(bubble);
document.querySelector(".col.right").insertBefore(course, $("log"));
learn(page.position);
