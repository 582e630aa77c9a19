// Light means legal: lights the parts of the current question, narrows with each click, lists what cannot be clicked.
import { answersOpen, firstAnswer, listAnswers } from "./answers.js";
import * as dock from "./dock.js";
import { $ } from "./draw.js";
import { giveBack } from "./focus.js";
import { inSight, sight, SMALL } from "./frame.js";
import { dim, light, MOST_RINGS, ringConcerns, showAhead, showWays } from "./light.js";
import { hidePreview, keepTip, showLabel, showPreview } from "./preview.js";
import { byVerb, showVerbs } from "./verbs.js";

const FEW = 4;   // answers without a place that are sentences
const SHORT = 8; // answers that are listed on a small screen
const MANY = 40; // answers that nobody reads as a list, if it fills a sheet
const MANY_ROWS = 18; // the same beside what was clicked
const PAUSE = 150; // milliseconds on the end of a way before somebody is told what may follow

export class Choices {
  /** @param play called with the choice taken @param wonder called with an unlit part @param ahead answers where the next step could lie after a choice */
  constructor({ play, wonder, ahead }) {
    this.play = play;
    this.wonder = wonder;
    this.ahead = ahead;
    this.ask = null;
    this.verbs = [];
    this.verb = null;
    this.part = null;
    this.closed = false; // a list nobody asked for was closed
    this.lights = new Map();
    this.wish = null; // a part within one that was picked: chosen as soon as it is asked for
    this.main = null; // what is asked for, once it is known
    this.places = null; // the elements of each part, as long as no unit is changed
    this.listen();
    SMALL.addEventListener("change", () => this.show());
  }

  /** A new question (or none): all narrowing is forgotten. */
  set(ask, verbs) {
    this.ask = ask;
    this.verbs = verbs || [];
    this.verb = null;
    this.part = null;
    this.closed = false;
    this.places = null;
    this.main = null;
    this.show();
    ringConcerns((ask?.concerns ?? []).flatMap((part) => this.elements(part)));
    const wished = this.all.filter((choice) => choice.at[0] === this.wish);
    if (wished.length !== 1) return;
    this.wish = null;
    this.play(wished[0]);
  }

  get all() { return this.ask?.choices ?? []; }

  /** The choices that are asked for; doing nothing only if there is nothing else, then what may be done beside any question. */
  get asked() { return (this.main ??= this.sift()); }

  sift() {
    const without = (isBeside) => {
      const besides = new Set(this.verbs.filter(isBeside).map((look) => look.verb));
      return this.all.filter((choice) => !besides.has(choice.verb));
    };
    const asked = without((look) => look.aside || look.idle);
    const unplaced = asked.some((choice) => !this.placed(choice)); // then they are sentences, and so is doing nothing
    if (asked.length && !unplaced) return asked;
    return [without((look) => look.aside), this.all].find((choices) => choices.length) ?? [];
  }

  /** The only verb that is asked for, or the chosen one. */
  get one() {
    const { asked } = this;
    return this.verb || (byVerb(asked).size === 1 ? asked[0].verb : null);
  }

  /** What is left after the clicks so far. */
  get left() {
    return this.all.filter((choice) => (!this.verb || choice.verb === this.verb) && (!this.part || choice.at.includes(this.part)));
  }

  /** What is left of the verb that is asked for, if there is one. */
  get wanted() {
    const { left, one } = this;
    return this.part || !one ? left : left.filter((choice) => choice.verb === one);
  }

  /** Was the first part of a move of several parts picked? They are picked one after the other. */
  get halfway() { return !!this.part && this.left.some((choice) => choice.at.length > 1); }

  /** How the place of the verbs looks. */
  get form() {
    const { asked } = this;
    if (asked.length && asked.length <= FEW && !asked.some((choice) => this.placed(choice))) return "sentences";
    return byVerb(asked).size === 1 && asked.length > 1 && !SMALL.matches ? "only" : "verbs";
  }

  show() {
    hidePreview();
    this.places = null;
    this.light();
    const listed = this.listed;
    showVerbs({
      choices: this.all, asked: this.asked, looks: this.verbs, as: this.form, verb: this.verb, listed: listed.length > 0,
      count: listed.length ? this.wanted.length : new Set(this.lit(this.one).map((element) => element.dataset.part).filter((part) => part !== this.part)).size,
      pick: (verb) => this.pickVerb(verb), take: (choice) => this.play(choice),
    });
    this.showAnswers(listed);
    $("ask").classList.toggle("picked", !!this.part && listed.length > 0);
  }

  /** One step back in narrowing; false if there was none. */
  widen() {
    const back = this.part ? { part: this.part } : this.one ? { verb: this.one } : null;
    if (this.part) this.part = null;
    else if (this.verb) this.verb = null;
    else if (answersOpen() && !SMALL.matches) this.closed = true;
    else return false;
    const inside = $("answers").contains(document.activeElement) || document.activeElement === document.body;
    this.show();
    if (inside) giveBack(back);
    return true;
  }

  pickVerb(verb) {
    const choices = this.all.filter((choice) => choice.verb === verb);
    this.part = null;
    this.closed = false;
    if (choices.length === 1) { this.play(choices[0]); return; }
    this.verb = this.verb === verb && !(this.form === "only" && verb === this.asked[0].verb) ? null : verb;
    this.show();
    if (!this.verb) return;
    this.reveal();
    firstAnswer()?.focus({ preventScroll: true });
  }

  pickPart(part) {
    if (this.halfway && part === this.part) { this.widen(); return; }
    const next = this.halfway ? this.left.filter((choice) => choice.at.includes(part)) : [];
    const choices = next.length ? next : this.all.filter((choice) => (!this.verb || choice.verb === this.verb) && choice.at[0] === part);
    if (choices.length === 1) { this.play(choices[0]); return; }
    if (!choices.length) return;
    this.part = part;
    this.show();
    this.uncover();
    firstAnswer()?.focus({ preventScroll: true });
  }

  /** On a small screen lit parts may lie in a tab that is not open. */
  reveal() {
    if (!SMALL.matches) return;
    const lit = [...this.lights.keys()];
    const tab = lit.length && !lit.some((element) => element.getClientRects().length) ? tabOf(lit[0]) : null;
    if (tab) document.querySelector(`[data-tab="${tab}"]`)?.click();
  }

  /** On a small screen what was picked is not left under the sheet. */
  uncover() {
    const element = this.elements(this.part).find((found) => found.getClientRects().length);
    if (!SMALL.matches || !element) return;
    const room = element.getBoundingClientRect();
    const sheet = $("ask").getBoundingClientRect();
    const under = sheet.left < room.right ? room.bottom + 12 - sheet.top : 0;
    if (under > 0) scrollBy({ top: under, behavior: "instant" });
  }

  // Light

  light() {
    const before = this.lights;
    this.lights = new Map();
    const { halfway, one } = this;
    const byPart = new Map();
    for (const choice of this.all) {
      if (this.verb && choice.verb !== this.verb) continue;
      if (halfway && !choice.at.includes(this.part)) continue;
      for (const part of halfway ? choice.at : choice.at.slice(0, 1)) {
        if (!byPart.has(part)) byPart.set(part, []);
        byPart.get(part).push(choice);
      }
    }
    const rings = one && byPart.size <= MOST_RINGS;
    const level = (choices) => (halfway ? "dot" : rings && choices.some((choice) => choice.verb === one) ? "ring" : "soft");
    for (const [part, choices] of byPart) for (const element of this.elements(part)) this.lights.set(element, choices);
    for (const element of before.keys()) if (!this.lights.has(element)) dim(element);
    for (const [element, choices] of this.lights) light(element, choices, level(choices), element.dataset.part === this.part);
    const lit = [...this.lights.keys()];
    this.look(null);
    showWays(halfway ? this.elements(this.part)[0] : null, lit);
    const chooser = document.querySelector(".choices"); // whoever has chosen wants room for the own mat
    $("main").classList.toggle("settled", !lit.some((element) => chooser?.contains(element)) && !!document.querySelector(".slot-front.front .mat-body"));
    const board = document.querySelector(".board-wrap");
    board.classList.toggle("asked", lit.some((element) => board.contains(element)));
    dock.reveal(one ? this.lit(one) : []);
    dock.mark(lit, !!one);
    for (const tab of document.querySelectorAll("[data-tab]")) tab.classList.toggle("dot", lit.some((element) => tabOf(element) === tab.dataset.tab));
  }

  /** What is lit for a verb; without one, all that is. */
  lit(verb) {
    const found = [...this.lights.entries()];
    return (verb ? found.filter(([, choices]) => choices.some((choice) => choice.verb === verb)) : found).map(([element]) => element);
  }

  /** The elements of a part; of several with the same name, those of the seat that is asked. */
  elements(part) {
    const found = (this.places ??= placesOfParts()).get(part) ?? [];
    if (found.length < 2) return found;
    const own = found.filter((element) => element.closest("[data-seat]")?.dataset.seat === String(this.ask?.seat));
    return own.length ? own : found;
  }

  placed(choice) { return choice.at.some((part) => this.elements(part).length); }

  /** Can this choice be clicked somewhere in sight, and nothing else there? */
  alone(choice) {
    return choice.at.some((part) => this.elements(part).some((element) => element.getClientRects().length && this.lights.get(element)?.length === 1));
  }

  /** Shows what may follow at the end of a way, if somebody stays on it. */
  look(element) {
    clearTimeout(this.looking);
    const choices = element?.dataset.light === "dot" && !element.classList.contains("chosen") ? this.lights.get(element) : null;
    showAhead([]);
    if (choices?.length !== 1) return;
    const looking = setTimeout(async () => {
      const parts = await this.ahead(choices[0]);
      if (this.looking === looking) showAhead(parts.flatMap((part) => this.elements(part)));
    }, PAUSE);
    this.looking = looking;
  }

  // Answers

  /** The answers that are shown as a list. */
  get listed() {
    const { halfway, one, wanted: left } = this;
    if (!left.length || (this.form === "sentences" && !this.verb && !this.part)) return [];
    if (this.part && !halfway) return left;
    if (SMALL.matches) {
      if (!one || (halfway && left.every((choice) => this.alone(choice)))) return [];
      return left.length <= MANY && !halfway || left.length <= SHORT ? left : [];
    }
    if (halfway || !one || this.closed) return [];
    const elsewhere = (element) => !element.closest(".own") && element.getClientRects().length;
    if (this.verb && left.length <= MANY_ROWS && ![...this.lights.keys()].some(elsewhere)) return left; // nobody looks for it there
    const sees = sight();
    const seen = new Map([...this.lights.keys()].map((element) => [element, sees(element)]));
    return left.filter((choice) => !this.elements(choice.at[0]).some((element) => seen.get(element)));
  }

  showAnswers(choices) {
    const verb = this.one;
    const looks = new Map(this.verbs.map((entry) => [entry.verb, entry]));
    const at = this.part ? this.elements(this.part).find(inSight) : verb && $("verbs").querySelector(`[data-verb="${CSS.escape(verb)}"]`);
    listAnswers(choices, {
      title: (this.part ? at?.dataset.label : looks.get(verb)?.label) || "", at, under: !this.part, back: !!(this.part || this.verb),
      symbol: (choice) => choice.icon || looks.get(choice.verb)?.icon || "i-right",
      take: (choice) => this.play(choice), point: (choice, on) => this.point(choice, on), close: () => this.widen(),
    });
  }

  point(choice, on) {
    for (const part of choice.at) for (const element of this.elements(part)) element.classList.toggle("hovered", on);
  }

  // Clicks, hover and focus

  listen() {
    const main = $("main").parentElement;
    const partOf = (event) => event.target.closest?.("[data-part]");
    let closing = false;
    main.addEventListener("pointerdown", (event) => {
      closing = answersOpen() && !SMALL.matches && !event.target.closest("#answers, #verbs, .lit, .tool, [role=tab]");
      if (closing) this.widen();
    });
    main.addEventListener("click", (event) => {
      if (event.target.closest("button, a, input, summary")) return;
      const element = partOf(event);
      if (!element || closing) { closing = false; return; }
      const lit = litAround(event.target);
      if (lit) {
        this.wish = element === lit ? null : element.dataset.part;
        this.pickPart(lit.dataset.part);
      }
      else if (this.halfway && this.all.some((choice) => choice.at[0] === element.dataset.part)) this.pickPart(element.dataset.part);
      else this.wonder(element);
    });
    main.addEventListener("keydown", (event) => {
      if ((event.key !== "Enter" && event.key !== " ") || !event.target.classList?.contains("lit")) return;
      event.preventDefault();
      this.pickPart(event.target.dataset.part);
    });
    let timer = 0;
    main.addEventListener("pointerover", (event) => {
      clearTimeout(timer);
      const element = litAround(event.target) || partOf(event);
      if (element) keepTip(element);
      this.look(element);
      if (!element || event.pointerType === "touch" || answersOpen()) { hidePreview(); return; }
      const choices = this.lights.get(element);
      if (choices) showPreview(element, choices);
      else { hidePreview(); timer = setTimeout(() => showLabel(element), 450); }
    });
    main.addEventListener("pointerleave", () => { clearTimeout(timer); hidePreview(); });
    main.addEventListener("focusin", (event) => {
      const choices = this.lights.get(event.target);
      this.look(event.target);
      if (choices && event.target.matches(":focus-visible") && !answersOpen()) showPreview(event.target, choices); else hidePreview();
    });
    main.addEventListener("focusout", hidePreview);
    addEventListener("scroll", hidePreview, { passive: true });
  }
}

/** The elements of all parts, by name; the cards of rivals are not for choosing. */
function placesOfParts() {
  const found = new Map();
  for (const element of document.querySelectorAll("[data-part]")) {
    if (element.closest(".rival")) continue;
    const { part } = element.dataset;
    if (found.has(part)) found.get(part).push(element); else found.set(part, [element]);
  }
  return found;
}

const litAround = (element) => element.closest?.(".lit");

/** The tab of a small screen in which an element lies. */
function tabOf(element) {
  if (element.closest(".own, .standing")) return "mat";
  if (element.closest(".tray, .ladders")) return "tiles";
  if (element.closest(".rivals")) return "rivals";
  return null;
}
