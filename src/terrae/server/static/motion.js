// It moves: what others did is shown turn by turn, pieces and goods on their way. Nothing waits for it: the page knows the newest
// position all the time, and any key or click shows it at once.
import { $, disc, h, icon, nameOf, s, say } from "./draw.js";
import { front, frontSeat } from "./panels.js";
import { painted, parse, patch } from "./patch.js";
import { call } from "./talk.js";

const PACES = { calm: 1, quick: 0.34, off: 0 };
const LONGEST = 8000; // milliseconds of a run of turns; what is left is shown at once
const HOP = 420;
const PAY = 320;
const BEAT = 260;
const STILL_TURN = 900; // a turn without travel
const MOST = 3; // payments or gains of a turn that travel
const PIECE = 0.56; // of the height of what it lands on
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const LEAST = 44; // pixels of the ribbon's height
const SMALL = 8; // pixels, under which something is as good as hidden

/** How fast it moves; remembered by this browser. */
export const pace = {
  names: Object.keys(PACES),
  get name() { try { return PACES[localStorage.getItem("motion")] === undefined ? "quick" : localStorage.getItem("motion"); } catch { return "quick"; } },
  set name(value) { try { localStorage.setItem("motion", value); } catch { /* a private window forgets it */ } },
};

/** A choice of the pace, for the menu. */
export function paceChooser() {
  return h("label", { class: "field" }, h("span", {}, say("motion")), h("select", { id: "motion", onchange: (event) => { pace.name = event.target.value; } },
    pace.names.map((name) => h("option", { value: name, selected: name === pace.name }, say(`motion-${name}`)))));
}

const middle = (element) => {
  const room = element.getBoundingClientRect();
  return [room.left + room.width / 2, room.top + room.height / 2];
};

const seen = (element) => {
  const room = element?.getBoundingClientRect();
  return !!room && room.width > SMALL && room.bottom > 0 && room.top < innerHeight && room.right > 0 && room.left < innerWidth;
};

const sights = (selector) => [...document.querySelectorAll(selector)].find(seen);
const partOf = (name) => sights(`[data-part="${CSS.escape(name)}"]`);

/** Where a seat keeps what it has: its goods on the mat in front, its card among the others, or its chip. */
const panelOf = (seat) => sights(`.front [data-seat="${seat}"] .purse, .rival[data-seat="${seat}"], .front [data-seat="${seat}"]`) || sights(`[data-part="seat:${seat}"]`);

export class Motion {
  /** @param page whose positions are shown: its path, its newest position, and how to present it */
  constructor(page) {
    this.page = page;
    this.steps = []; // turns to be shown: {turn, key, units}; units are all of the page, or not known yet
    this.newest = null; // all units of the newest position, while older ones are shown
    this.key = "";
    this.current = null; // the turn on its way
    this.moving = new Set(); // what finish must end
    addEventListener("pointerdown", () => this.finish(), { capture: true });
    addEventListener("keydown", (event) => {
      if (!this.newest || ["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
      if (event.key === " ") event.preventDefault();
      this.finish();
    }, { capture: true });
    addEventListener("resize", () => this.finish());
  }

  /** Shows turns that led from one position to the next, or says that it does not: then the page shows the next at once. */
  take(turns, before, position) {
    if (position.ask && !this.newest) this.forget(); // what is asked lies where the hint was
    const told = turns.filter((turn) => turn.seat > 0);
    if (!told.length || document.hidden || pace.name === "off") return false;
    if (STILL.matches) { if (!position.ask) this.hint(told.at(-1)); return false; }
    if (!this.newest) { this.newest = painted(); this.key = before.key; }
    for (const [name, text] of Object.entries(position.units)) this.newest.set(name, text);
    this.add(turns, position.key);
    return true;
  }

  /** Shows once more what happened after a ply. */
  async again(ply, turns) {
    this.finish();
    this.newest = painted();
    this.key = this.page.live.key;
    const start = await this.between(ply);
    if (!start || !this.newest) return;
    this.paint(start);
    this.add(turns, this.page.live.key);
    this.page.showBadges();
  }

  /** Is a turn still to be shown? */
  awaits(turn) { return this.steps.some((step) => step.turn === turn) || this.current === turn; }

  add(turns, key) {
    const idle = !this.steps.length && !this.run;
    turns.forEach((turn, index) => this.steps.push(index < turns.length - 1 ? { turn } : { turn, key, units: Object.fromEntries(this.newest) }));
    if (idle) this.run = this.play();
  }

  /** Turn after turn; a finished run stops wherever it waits. */
  async play() {
    const mine = {};
    this.now = mine;
    const start = performance.now();
    while (this.steps.length && performance.now() - start < LONGEST) {
      const { turn, key, units } = this.steps.shift();
      const next = units ?? await this.between(turn.ply);
      if (this.now !== mine) return;
      if (!next) break;
      if (key) this.key = key;
      this.current = turn;
      await this.show(turn, next, () => this.now === mine);
      if (this.now !== mine) return;
    }
    this.finish();
  }

  /** The units in which the position after a ply differs from what is shown; nothing if it cannot be had. */
  async between(ply) {
    try {
      const asked = new URLSearchParams({ ply, have: this.key, log_after: ply });
      const position = await call(`${this.page.path}?${asked}`);
      this.key = position.key;
      return position.units;
    } catch { return null; }
  }

  /** The newest position, now. */
  finish() {
    if (!this.newest) return;
    const units = Object.fromEntries(this.newest);
    this.now = this.run = this.newest = this.current = null;
    this.steps = [];
    for (const end of this.moving) end();
    this.moving.clear();
    this.forget();
    patch(units);
    this.page.present();
  }

  // One turn

  async show(turn, units, on) {
    if (!turn.seat) { this.land(units); return; }
    this.open();
    this.tell(turn);
    const targets = (turn.parts || []).map(partOf).filter(Boolean);
    const rings = targets.map((element) => this.ring(element));
    if (STILL.matches) { this.land(units); await this.wait(STILL_TURN); rings.forEach((ring) => ring.remove()); return; }
    const speed = PACES[pace.name] || PACES.quick;
    const panel = panelOf(turn.seat);
    const target = targets[0];
    const own = turn.changes.filter((change) => change.seat === turn.seat);
    const paid = own.filter((change) => change.kind === "paid").slice(0, MOST);
    const gained = turn.changes.filter((change) => change.kind === "gained").slice(0, MOST);
    const goods = (change) => () => this.fly(icon(change.good, 24), panel, this.said, PAY * speed);
    const lands = this.landings(turn, units, targets).map(([sprite, place]) => () => this.fly(sprite, panel, place, HOP * speed));
    const gains = (change) => () => this.fly(icon(change.good, 24), target ?? this.said, panelOf(change.seat), PAY * speed);
    await this.wait(BEAT * speed);
    await this.each([...paid.map(goods), ...lands], speed);
    if (!on()) return;
    this.land(units);
    await this.each(gained.map(gains), speed);
    await this.wait(BEAT * speed);
    rings.forEach((ring) => ring.remove());
  }

  /** The position after the turn that is shown, with its badge. */
  land(units) {
    this.paint(units);
    this.current = null;
    this.page.showBadges();
  }

  /** Puts units into the page; the same mat lies in front as before. */
  paint(units) {
    patch(units);
    front(frontSeat());
  }

  /** One after the other where there is time, else all at once. */
  async each(flights, speed) {
    if (speed < 1) { await Promise.all(flights.map((flight) => flight())); return; }
    for (const flight of flights) await flight();
  }

  /** What lands where: the pieces that targets have afterwards and not yet; if there are none, the disc of the seat. */
  landings(turn, units, targets) {
    const found = [...new Set(targets)].map((target) => [this.piece(units, target), target]).filter(([sprite]) => sprite);
    return found.length ? found.slice(0, MOST) : targets.slice(0, 1).map((target) => [disc(turn.seat), target]);
  }

  piece(units, target) {
    const text = target instanceof SVGElement ? units[target.dataset.unit] : null;
    const fresh = text ? parse(text, true).querySelector(".piece") : null;
    if (!fresh || target.querySelector(".piece")?.isEqualNode(fresh)) return null;
    const side = target.getBoundingClientRect().height * PIECE;
    return s("svg", { viewBox: "-22 -20 44 44", width: side, height: side, class: "icon" }, fresh);
  }

  // One's own draft: it is shown already, only what comes to lie on the board flies in

  /** The pieces that a draft puts on the board and that are not there yet, with the names of their places. */
  arriving(position) {
    if (STILL.matches || document.hidden || pace.name === "off") return [];
    const names = new Set(position.log.flatMap((turn) => turn.parts));
    return [...names].map((name) => [name, partOf(name)]).filter(([, target]) => target).map(([name, target]) => [name, this.piece(position.units, target)]).filter(([, sprite]) => sprite).slice(0, MOST);
  }

  /** Lets pieces come from the supply of the seat whose mat lies in front. */
  async arrive(pieces) {
    if (!pieces.length) return;
    const layer = h("div", { class: "motion" });
    document.body.append(layer);
    const from = sights(".front .purse, .front [data-seat]");
    await Promise.all(pieces.map(async ([name, sprite]) => {
      const place = partOf(name);
      place?.classList.add("arriving");
      await this.fly(sprite, from, place, HOP * (PACES[pace.name] || PACES.quick), layer);
      place?.classList.remove("arriving");
    }));
    layer.remove();
  }

  // What is drawn above the page

  open() {
    if (this.layer) return;
    this.said = h("div", { class: "ribbon" });
    this.layer = h("div", { class: "motion", id: "motion-layer" }, this.said);
    const rooms = ["middle", "verbs"].map((id) => $(id).getBoundingClientRect()).filter((room) => room.width);
    const [left, top] = [Math.min(...rooms.map((room) => room.left)), Math.min(...rooms.map((room) => room.top))];
    const [wide, high] = [Math.max(...rooms.map((room) => room.right)) - left, Math.max(...rooms.map((room) => room.bottom)) - top];
    Object.assign(this.said.style, { left: `${left}px`, top: `${top}px`, width: `${wide}px`, height: `${Math.max(LEAST, high)}px` });
    document.body.append(this.layer);
  }

  tell(turn) {
    const what = turn.steps ? turn.steps.map((step) => step.text).join(", ") : turn.moves.join(", ");
    this.said.replaceChildren(disc(turn.seat), h("b", {}, say("turn-of-others", { name: nameOf(this.page.live, turn.seat), what })),
      h("span", { class: "button", "aria-hidden": "true" }, icon("i-last", 16), say("skip-show"), h("kbd", {}, say("skip-key"))));
  }

  /** Who did what, for a moment, where nothing moves. */
  hint(turn) {
    this.open();
    this.tell(turn);
    this.said.classList.add("still");
    const { layer } = this;
    setTimeout(() => { if (this.layer === layer) this.forget(); }, STILL_TURN);
  }

  /** Nothing is drawn above the page any more. */
  forget() {
    this.layer?.remove();
    this.layer = null;
  }

  ring(element) {
    const room = element.getBoundingClientRect();
    const ring = h("span", { class: element instanceof SVGElement ? "told-ring on-board" : "told-ring" });
    Object.assign(ring.style, { left: `${room.left - 3}px`, top: `${room.top - 3}px`, width: `${room.width + 6}px`, height: `${room.height + 6}px` });
    this.layer.append(ring);
    return ring;
  }

  /** One thing on its way, along a shallow arc. */
  async fly(sprite, from, to, duration, layer = this.layer) {
    if (!sprite || !from || !to || !layer) return;
    const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
    const lift = Math.min(60, Math.hypot(x1 - x0, y1 - y0) * 0.18);
    const at = (x, y, scale) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})` });
    const flying = h("span", { class: "flying" }, sprite);
    layer.append(flying);
    const way = flying.animate([at(x0, y0, 0.8), at((x0 + x1) / 2, (y0 + y1) / 2 - lift, 1.1), at(x1, y1, 1)], { duration, easing: "cubic-bezier(.5, 0, .2, 1)" });
    await this.until((done) => { way.onfinish = done; return () => way.cancel(); });
    flying.remove();
  }

  wait(duration) {
    return this.until((done) => { const timer = setTimeout(done, duration); return () => clearTimeout(timer); });
  }

  /** Waits for something, unless all is finished before. */
  until(begin) {
    return new Promise((resolve) => {
      const done = () => { this.moving.delete(end); resolve(); };
      const cancel = begin(done);
      const end = () => { cancel(); done(); };
      this.moving.add(end);
    });
  }
}
