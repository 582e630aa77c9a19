// The table: live, draft, plan and replay. Knows no rules: everything it shows comes with a position of the server.
import { Choices } from "./choices.js";
import * as dialogs from "./dialogs.js";
import * as dock from "./dock.js";
import * as drafts from "./drafts.js";
import { $, nameOf, say } from "./draw.js";
import * as ending from "./ending.js";
import * as focus from "./focus.js";
import { arrange, placeStatus, SMALL } from "./frame.js";
import * as ghost from "./ghost.js";
import * as keys from "./keys.js";
import { isLearner } from "./learner.js";
import { Live } from "./live.js";
import { Motion } from "./motion.js";
import { Notation } from "./notation.js";
import { followLog, front, frontSeat, showLog, showNews, showPresence, showPrompt, showStatus, sinceMine } from "./panels.js";
import { patch, remember } from "./patch.js";
import { hidePreview } from "./preview.js";
import { showRail } from "./replay.js";
import * as shortcuts from "./shortcuts.js";
import { sound } from "./sound.js";
import { call, careful, copy, hush, Refusal, tell } from "./talk.js";
import { showConfirm, showCrumbs } from "./verbs.js";
import { zoomable } from "./zoom.js";

const CRUMBS = 3; // moves of a turn that are told beside the question

class TablePage {
  constructor(position) {
    this.position = position;      // what is shown
    this.live = position;          // the game itself, as far as we know
    this.table = position.table;
    this.path = `/api/tables/${position.table}`;
    this.log = position.log || [];
    this.marks = position.marks;   // what stands out in the game
    this.draft = [];
    this.automatic = new Set();    // moves of the draft that were not chosen by themselves: undone with the one before
    this.plan = null;              // {ply, moves, seed, joined}
    this.replay = position.mode === "replay" ? position.ply : null;
    this.picked = 0;               // a seat whose mat somebody wanted to see
    this.company = { seats: [], watching: 0 };  // who is there
    this.work = Promise.resolve();
    this.sound = sound;
    this.aside = null;             // what there is beside the game: its line under the question, its part of the menu
    this.motion = new Motion(this);
    remember();
    this.choices = new Choices({ play: (choice) => this.play(choice.moves), wonder: (part) => this.wonder(part), ahead: (choice) => this.ahead(choice) });
    this.notation = new Notation((text) => this.play([text]));
    this.listen();
    this.present();
    if (this.mode === "live") this.queue(() => careful(() => this.restore()));
    this.follow = new Live(() => `${this.path}/live?ply=${this.live.last}&epoch=${this.live.epoch}`, (name, data) => this.announced(name, data), (on) => this.connected(on));
    if (this.live.your_turn) sound.knock();
  }

  get mode() { return this.plan ? "plan" : this.replay !== null ? "replay" : this.draft.length ? "draft" : "live"; }

  /** The last ply the log tells of. */
  get seen() { return this.log.at(-1)?.ply ?? 0; }

  /** One request after the other, so that each knows what is shown when it is answered. */
  queue(task) {
    const run = this.work.then(task);
    this.work = run.catch(() => {});
    return run;
  }

  // Asking the server

  query(extra = {}) {
    const values = { have: this.position.key, ...extra };
    const asked = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
    return `${this.path}?${asked}`;
  }

  /** The game as it stands now; the draft is tried again on top of it if there is one. */
  refresh() {
    return this.queue(() => careful(async () => {
      const shown = this.mode === "live" || this.mode === "draft";
      const position = await call(this.query({ have: shown ? this.position.key : this.live.key, log_after: this.seen, epoch: this.live.epoch }));
      const before = this.live;
      const fresh = position.ply !== before.ply || position.epoch !== before.epoch;
      this.learn(position);
      if (!shown) { this.behind(); return; }
      const { draft, automatic } = this;
      if (!fresh && draft.length) { Object.assign(this.position, { takeback: position.takeback, settings: position.settings, seats: position.seats }); await this.again(draft, position); return; }
      this.draft = [];
      this.automatic = new Set();
      this.show(position, fresh && !draft.length ? this.log.filter((turn) => turn.ply > before.ply && !this.live.mine.includes(turn.seat)) : []);
      if (draft.length && position.ask) { this.automatic = automatic; await this.again(draft, position); }
      else if (draft.length) { drafts.forget(this.table); tell(say("draft-lost")); }
    }));
  }

  /** Tries a draft once more after the game went on. */
  async again(draft, position) {
    this.position = position;
    patch(position.units);
    try {
      await this.attempt(draft);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      drafts.forget(this.table);
      this.draft = [];
      this.automatic = new Set();
      this.show(position);
      tell(say("draft-lost"));
    }
  }

  /** Tries the draft that was kept when the page was left, or the table looked away from. */
  async restore() {
    const kept = drafts.kept(this.table);
    const { live } = this;
    if (!kept || this.draft.length) return;
    const gone = this.log.some((turn) => turn.seat === kept.seat && turn.ply > kept.ply);
    if (gone || kept.epoch !== live.epoch || kept.seat !== live.ask?.seat) { drafts.forget(this.table); if (live.mine.includes(kept.seat)) tell(say("draft-lost")); return; }
    this.automatic = new Set(kept.joined);
    await this.again(kept.moves, this.position);
    if (this.draft.length) tell(say("draft-kept"));
  }

  /** Remembers what a live position says about the game. */
  learn(position) {
    const turn = position.your_turn && (!this.live.your_turn || position.ply !== this.live.ply);
    if (!position.log_after) this.log = position.log || [];
    else if (position.log?.length) this.log = [...this.log.filter((entry) => entry.ply < position.log[0].first), ...position.log];
    this.marks = position.log_after ? [...this.marks.filter((mark) => mark.ply <= position.log_after), ...position.marks] : position.marks;
    if (turn && this.live.ply !== position.ply) sound.knock();
    this.live = position;
  }

  /** Tries a draft; so many of its last moves belong to the one before them. */
  async attempt(draft, joined = 0) {
    const seat = this.live.ask?.seat ?? this.live.seat;
    const position = await call(`${this.path}/try`, { ply: this.live.ply, epoch: this.live.epoch, seat, draft, have: this.position.key });
    this.automatic = new Set([...drafts.join(this.automatic, draft, joined), ...position.automatic]);
    this.draft = position.draft;
    drafts.keep(this.table, { ply: this.live.ply, epoch: this.live.epoch, seat, moves: draft, joined: [...this.automatic].filter((number) => number < draft.length) });
    this.show(position);
    if (position.turn_over && this.live.settings?.confirm === false) await this.commit();
  }

  /** Plays the moves of an answer into the draft or the plan; they are undone together. */
  async play(moves) {
    hidePreview();
    return this.queue(async () => {
      try {
        hush();
        if (this.plan) await this.planned([...this.plan.moves, ...moves.map((text) => [this.position.ask?.seat ?? 0, text])], moves.length - 1);
        else if (this.replay !== null) return false;
        else await this.attempt([...this.draft, ...moves], moves.length - 1);
        return true;
      } catch (problem) {
        this.refused(problem);
        return false;
      }
    });
  }

  refused(problem) {
    if (!(problem instanceof Refusal)) throw problem;
    if (!document.dispatchEvent(new CustomEvent("terrae:refused", { detail: problem, cancelable: true }))) return;  // a coach tells it
    if (problem.kind === "stale") { tell(say("stale")); this.refresh(); } else tell(problem.message);
  }

  /** Makes the draft final; not if what was asked before has changed it since Confirm was pressed. */
  async commit() {
    const moves = this.draft;
    if (!moves.length || !this.position.turn_over) { this.present(); return; }
    const seat = this.live.ask?.seat ?? this.live.seat;
    const position = await call(`${this.path}/moves`, { ply: this.live.ply, epoch: this.live.epoch, seat, moves, have: this.position.key, log_after: this.seen });
    drafts.forget(this.table);
    this.draft = [];
    this.automatic.clear();
    this.picked = 0;
    this.learn(position);
    followLog();
    this.show(position);
    if (this.live.hints && isLearner()) this.withHints((hints) => hints.grade(this, seat));
  }

  /** Hints are loaded when somebody wants one. */
  async withHints(run) { run(await import("./hints.js")); }

  /** A turn in place of the draft, to look at and to confirm or undo; its moves are undone one by one. */
  tryOut(moves) {
    return this.queue(async () => {
      try {
        hush();
        if (this.plan || this.replay !== null) await this.back();
        this.automatic = new Set();
        await this.attempt(moves);
      } catch (problem) { this.refused(problem); }
    });
  }

  /** Shows the game itself again, after looking elsewhere. */
  async back() {
    const position = await call(this.query({ log_after: this.seen, epoch: this.live.epoch }));
    this.learn(position);
    this.show(position);
    await this.restore();
  }

  confirm() {
    if ($("confirm").disabled) return;
    $("confirm").disabled = true;
    hush();
    this.queue(() => this.commit().catch((problem) => { this.present(); this.refused(problem); }));
  }

  undo() {
    this.queue(() => careful(async () => {
      hush();
      if (this.plan) {
        if (this.plan.moves.length) await this.planned(this.plan.moves.slice(0, drafts.undone(this.plan.moves, this.plan.joined))); else await this.leavePlan();
        return;
      }
      if (this.replay !== null) return;
      if (!this.draft.length) { if (this.position.your_turn && this.position.why_no_undo) tell(this.position.why_no_undo); return; }
      const draft = this.draft.slice(0, drafts.undone(this.draft, this.automatic));
      if (draft.length) await this.attempt(draft); else await this.dropDraft();
    }));
  }

  /** Takes the whole draft back. */
  async dropDraft() {
    drafts.forget(this.table);
    this.draft = [];
    this.automatic.clear();
    await this.back();
  }

  /** Says why a part is not lit, or what it is. */
  async wonder(element) {
    const part = element.dataset.part;
    const seat = this.live.seat;
    if (this.mode === "plan" || this.mode === "replay" || !this.position.ask || !seat) { hush(); tell(element.getAttribute("aria-label") || part); return; }
    const start = this.choices.halfway ? this.choices.part : undefined;
    const answer = await careful(() => call(`${this.path}/why`, { at: part, start, seat, ply: this.live.ply, draft: this.draft }));
    const reasons = answer?.reasons || [];
    if (!reasons.length) return;
    hush();
    tell(reasons.join("\n").replaceAll("\u0060", "")); // words that could be typed are words here
  }

  /** The parts where the next step could lie after a choice; what is shown stays as it is. */
  async ahead(choice) {
    if (this.plan || this.replay !== null) return [];
    const seat = this.live.ask?.seat ?? this.live.seat;
    const moves = [...this.draft, ...choice.moves];
    const found = await call(`${this.path}/ahead`, { ply: this.live.ply, epoch: this.live.epoch, seat, draft: moves }).catch(() => null);
    return found?.parts ?? [];
  }

  // Showing

  /** Shows a position; turns that led to it from the one before are shown one after the other. */
  show(position, turns = []) {
    const before = this.position;
    this.position = position;
    if (!this.motion.take(turns, before, position)) {
      this.motion.finish();
      const arriving = this.mode === "draft" ? this.motion.arriving(position) : [];
      patch(position.units);
      this.motion.arrive(arriving);
    }
    this.present();
  }

  present() {
    const { position, mode } = this;
    const seat = position.ask?.seat || (mode === "plan" ? position.to_move?.[0] : 0) || this.live.seat || 0;
    front(this.picked || seat || frontSeat());
    showPrompt(position, mode, mode === "draft" ? this.live.ask?.seat : null);
    const entries = this.log.filter((entry) => entry.ply <= position.ply);
    showLog(this.live, entries, mode === "draft" || mode === "plan" ? position.log : []);
    this.showBadges();
    showPresence(this.company);
    dock.refresh();
    $("ask").classList.toggle("idle", mode === "replay" || !position.ask?.choices.length);
    const asked = mode === "replay" ? null : position.ask;
    this.choices.set(asked && { ...asked, choices: asked.choices.filter((choice) => !choice.covered) }, position.verbs);
    const done = mode === "draft" ? position.log.flatMap((entry) => entry.steps.map((step) => step.text)) : [];
    showCrumbs(done.slice(-CRUMBS));
    this.notation.set(asked?.choices.filter((choice) => choice.moves.length === 1));
    const planning = mode === "plan";
    $("undo").disabled = planning ? false : !this.draft.length;
    showConfirm(!planning && this.draft.length > 0 && position.turn_over, done.at(-1));
    $("commit").hidden = mode === "replay" || !(position.ask || this.draft.length || planning);
    $("confirm").hidden = planning;
    document.body.classList.toggle("planning", planning);
    document.body.classList.toggle("replaying", mode === "replay");
    $("plan").setAttribute("aria-pressed", String(planning));
    this.showReplay();
    this.showTitle();
    this.showMode();
    placeStatus();
    this.showSound();
    if (position.turn_over && !position.ask && document.body.classList.contains("by-keyboard")) $("confirm").focus();
    focus.keepFocus();
    if (!this.live.over && this.live.mine.length) ending.awaitEnd(this.table);
    document.dispatchEvent(new CustomEvent("terrae:shown", { detail: position }));
  }

  /** Numbers on what others did since the viewer's last move, as far as it is shown. */
  showBadges() {
    const news = this.mode === "live" ? sinceMine(this.live, this.log) : [];
    showNews(news, (turn) => !this.motion.awaits(turn));
    $("watch-again").hidden = !news.length;
  }

  showTitle() {
    document.title = `${document.body.dataset.waiting || ""}${this.live.title}`;
    const icon = this.live.your_turn ? "/static/icon-turn.svg" : "/static/icon.svg";
    if ($("favicon").getAttribute("href") !== icon) $("favicon").href = icon;  // else it would be asked for again
  }

  showSound() {
    $("sound").setAttribute("aria-pressed", String(sound.on));
  }

  showMode() {
    const { position, mode, live } = this;
    $("hint").hidden = !live.hints || live.over;
    $("hint").disabled = !live.your_turn || mode === "replay";
    const mine = live.mine || [];
    const aside = this.aside?.status(this);
    if (mode === "plan") {
      const drawing = position.ask?.seat === 0;
      const name = position.ask?.seat ? nameOf(position, position.ask.seat) : "";
      showStatus(say(drawing ? "plan-draw" : "plan-line"), [
        drawing || this.plan.seed ? { label: say(this.plan.seed ? "plan-choose-draws" : "plan-by-chance"), symbol: "i-swap", run: () => this.chance() } : null,
        name ? { label: say("plan-skip", { name }), symbol: "i-next", run: () => this.rival("skip"), id: "skip-rival" } : null,
        name ? { label: say("plan-bot", { name }), symbol: "i-bot", run: () => this.rival("bot"), id: "bot-rival" } : null,
        { label: say("plan-use"), symbol: "i-check", run: () => this.usePlan(), id: "use-plan" },
        !live.your_turn && mine.length ? { label: say("foresee"), symbol: "i-check", run: () => this.foresight("keep"), id: "foresee" } : null,
        { label: say("plan-keep"), symbol: "i-star-line", run: () => dialogs.keepPlan(this.table, { ply: this.plan.ply, moves: this.plan.moves, seed: this.plan.seed }), id: "keep-plan" },
        { label: say("plan-discard"), symbol: "i-close", run: () => this.queue(() => careful(() => this.leavePlan())), id: "discard-plan" },
      ].filter((entry) => entry && (entry.id !== "use-plan" || this.usable().length)));
    } else if (mode === "replay") {
      showStatus(say("replay-line", { ply: position.ply, last: live.last }), [
        { label: say("plan-here"), symbol: "i-plan", run: () => this.startPlan() },
        { label: say("branch"), symbol: "i-right", run: () => this.branch() },
        { label: say("to-now"), symbol: "i-last", run: () => this.seek(live.last), primary: true, id: "to-now" },
      ]);
    } else if (aside?.buttons) showStatus(aside.text, aside.buttons);
    else if (live.takeback) {
      const { asked_by: by, waiting_for: wait } = live.takeback;
      const asked = wait.some((seat) => mine.includes(seat));
      const answer = (action) => careful(async () => { await call(`${this.path}/takeback`, { action }); await this.refresh(); });
      showStatus(say(asked ? "takeback-asked" : "takeback-waits", { name: nameOf(live, by), names: wait.map((seat) => nameOf(live, seat)).join(", ") }), asked ? [
        { label: say("agree"), symbol: "i-check", run: () => answer("agree"), id: "agree" },
        { label: say("refuse"), symbol: "i-close", run: () => answer("refuse"), id: "refuse" },
      ] : mine.includes(by) ? [{ label: say("takeback-drop"), symbol: "i-close", run: () => answer("refuse") }] : []);
    } else if (live.over && this.endOpens()) {
      showStatus(wonBy(position) || position.question);
    } else if (live.over) {
      showStatus(aside?.text || wonBy(position) || position.question, [
        { label: say("how-it-ended"), symbol: "i-flag-next", run: () => { location.href = `/table/${live.table}/end`; }, id: "show-end" },
        { label: say("scores"), symbol: "i-chart", run: () => dialogs.scores(this), id: "show-scores" },
        mine.length ? { label: say("rematch"), symbol: "i-swap", run: () => this.rematch(), primary: true, id: "again" } : null,
      ].filter(Boolean));
    } else if (live.seats?.some((entry) => entry.kind === "open")) {
      const free = live.seats.find((entry) => entry.kind === "open");
      showStatus(`${say("open-seats")}${live.company.terms && ` ${say("terms", live.company)}.`}`, [
        { label: say("seats"), symbol: "i-users", run: () => dialogs.seats(this), id: "open-seats" },
        mine.length ? null : { label: say("sit"), symbol: "i-user", run: () => this.sit(free.seat), primary: true, id: "sit" },
      ].filter(Boolean));
    } else if (!mine.length) showStatus(say("spectator"));
    else if (!position.ask && !this.draft.length && live.last > 0) showStatus(say("plan-while"), [{ label: say("plan"), symbol: "i-plan", run: () => this.startPlan() }]);
    else showStatus("");
  }

  /** The end of the game opens after the last of it was shown. */
  endOpens() { return this.live.mine.length > 0 && !this.motion.newest && ending.openEnd(this.table); }

  async sit(seat) {
    if (await careful(() => call(`${this.path}/join`, { seat }))) location.reload();
  }

  async rematch() {
    const made = this.live.rematch ? { url: `/table/${this.live.rematch}` } : await careful(() => call(`${this.path}/rematch`, {}));
    if (made?.url) location.href = made.url;
  }

  async branch() {
    const made = await careful(() => call(`${this.path}/branch`, { ply: this.position.ply }));
    if (made?.url) location.href = made.url;
  }

  // Plans

  togglePlan() { if (this.plan) this.queue(() => careful(() => this.leavePlan())); else this.startPlan(); }

  startPlan() { this.openPlan({ ply: this.position.ply, moves: this.draft.map((text) => [this.live.ask?.seat ?? this.live.seat, text]), seed: null, joined: this.automatic }); }

  openPlan(plan) {
    this.queue(() => careful(async () => {
      const before = this.plan;
      this.plan = { ply: Math.min(plan.ply, this.live.last), moves: plan.moves, seed: plan.seed || null, joined: new Set(plan.joined) };
      try { await this.planned(plan.moves); } catch (problem) { this.plan = before; throw problem; }
    }));
  }

  /** Tries a plan; so many of its last moves belong to the one before them. The seat asked may go on by itself. */
  async planned(moves, joined = 0, rival = undefined) {
    const { ply, seed, joined: known } = this.plan;
    const seat = rival && this.position.ask?.seat;
    const position = await call(`${this.path}/plan`, { ply, moves, seed, rival, seat, viewer: this.live.seat || undefined, have: this.position.key });
    const together = rival ? drafts.join(known, position.plan, position.plan.length - moves.length - 1) : drafts.join(known, moves, joined);
    const drawn = [...position.plan.keys()].filter((number) => seed && position.plan[number][0] === 0);
    this.plan = { ply, seed, moves: position.plan, joined: new Set([...together, ...drawn]) };
    this.show(position);
  }

  /** In a plan, the seat that is asked is skipped, or a bot plays for it. */
  rival(what) { this.queue(() => careful(() => this.planned(this.plan.moves, 0, what))); }

  /** Draws of a plan are chosen like moves, or fall as they like. */
  chance() {
    this.queue(() => careful(async () => {
      const before = this.plan.seed;
      this.plan.seed = before ? null : Math.random().toString(36).slice(2, 10);
      await this.planned(this.plan.moves);
    }));
  }

  /** The first moves of a plan that are mine and start from now. */
  usable() {
    if (!this.plan || this.plan.ply !== this.live.last || !this.live.ask) return [];
    const end = this.plan.moves.findIndex(([seat]) => seat !== this.live.ask.seat);
    return this.plan.moves.slice(0, end < 0 ? undefined : end).map(([, text]) => text);
  }

  /** Answers beforehand are loaded when somebody wants one. */
  async foresight(what) { (await import("./foresight.js"))[what](this); }

  usePlan() {
    const draft = this.usable();
    if (!draft.length) return;
    this.queue(() => careful(async () => {
      this.automatic = new Set([...this.plan.joined].filter((number) => number < draft.length));
      this.plan = null;
      this.replay = null;
      this.draft = [];
      await this.attempt(draft);
    }));
  }

  async leavePlan() {
    this.plan = null;
    this.draft = [];
    if (this.replay !== null) this.show(await call(this.query({ ply: this.replay, log_after: this.replay })));
    else await this.back();
  }

  // Replay

  link() {
    const address = new URL(location.href);
    address.search = this.mode === "live" || this.mode === "draft" ? "" : `?ply=${this.position.ply}`;
    return address.href;
  }

  showReplay() {
    showRail(this.position.ply, this.live.last, this.marks);
    $("ply").textContent = say("move", { ply: this.position.ply });
  }

  /** Shows the position after a ply; of several wishes only the last is carried out. */
  seek(ply) {
    this.wanted = Math.max(0, Math.min(ply, this.live.last));
    this.queue(() => careful(async () => {
      const target = this.wanted;
      if (target === null) return;
      this.wanted = null;
      this.plan = null;
      this.draft = [];
      this.automatic.clear();
      if (target >= this.live.last) {
        this.replay = null;
        followLog();
        await this.back();
      } else {
        this.replay = target;
        this.show(await call(this.query({ ply: target, log_after: target })));
      }
      history.replaceState(null, "", this.link());
    }));
  }

  /** Shows once more what others did since the viewer's last move. */
  watchAgain() {
    const news = sinceMine(this.live, this.log);
    if (this.mode === "live" && news.length) this.motion.again(news[0].first - 1, news);
  }

  step(way) {
    const here = this.position.ply;
    const ends = [0, ...this.log.map((entry) => entry.ply), this.live.last];
    if (way === "first") this.seek(0);
    else if (way === "last") this.seek(this.live.last);
    else if (way === "back") this.seek(Math.max(0, ...ends.filter((ply) => ply < here)));
    else if (way === "forward") this.seek(Math.min(this.live.last, ...ends.filter((ply) => ply > here)));
    else if (this.player) this.stop();
    else {
      if (here >= this.live.last) this.seek(0);
      this.player = setInterval(() => { if (this.position.ply >= this.live.last && this.wanted === null) this.stop(); else this.step("forward"); }, 1100);
      document.querySelector("[data-replay=play]").setAttribute("aria-pressed", "true");
    }
  }

  stop() {
    clearInterval(this.player);
    this.player = null;
    document.querySelector("[data-replay=play]").setAttribute("aria-pressed", "false");
  }

  // Announcements

  announced(name, data) {
    this.heard(name, data);
    if (name === "presence") { this.company = data; showPresence(data); return; }
    if (name !== "ply" && name !== "table") return;
    if (data.epoch !== this.live.epoch) tell(say("taken-back"));
    const known = () => name === "ply" && data.ply === this.live.last && data.epoch === this.live.epoch;
    this.queue(() => { if (!known()) this.refresh(); });  // what is being answered now may tell us already
  }

  /** Tells the other scripts of the page what was announced. */
  heard(name, data) { document.dispatchEvent(new CustomEvent("terrae:heard", { detail: { name, data } })); }

  connected(on) {
    const was = !$("offline").hidden;
    $("offline").hidden = on;
    if (on && was) { this.refresh(); this.heard("back"); }
  }

  /** The game went on while somebody looks elsewhere. */
  behind() {
    this.showTitle();
    this.showReplay();
    this.showMode();
  }

  listen() {
    $("undo").addEventListener("click", () => this.undo());
    $("confirm").addEventListener("click", () => this.confirm());
    $("menu").addEventListener("click", () => dialogs.menu(this));
    $("hint").addEventListener("click", () => this.withHints((hints) => hints.advise(this)));
    $("plan").addEventListener("click", () => this.togglePlan());
    $("scores").addEventListener("click", () => dialogs.scores(this));
    $("sound").addEventListener("click", () => { sound.on = !sound.on; this.showSound(); if (sound.on) sound.knock(); });
    $("link").addEventListener("click", () => copy(new URL(`?ply=${this.position.ply}`, location.href).href));
    $("slider").addEventListener("input", (event) => { this.stop(); this.seek(Number(event.target.value)); });
    $("watch-again").addEventListener("click", () => this.watchAgain());
    $("marks").addEventListener("click", (event) => {
      const ply = event.target.closest("[data-ply]")?.dataset.ply;
      if (!ply || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.stop();
      this.seek(Number(ply));
    });
    $("replay").addEventListener("click", (event) => {
      const way = event.target.closest("[data-replay]")?.dataset.replay;
      if (!way) return;
      if (way !== "play") this.stop();
      this.step(way);
    });
    $("entries").addEventListener("click", (event) => {
      const ply = event.target.closest("[data-ply]")?.dataset.ply;
      if (!ply || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.seek(Number(ply));
    });
    document.querySelector(".rivals").addEventListener("click", (event) => {
      const card = event.target.closest("[data-front]");
      if (!card) return;
      this.picked = Number(card.dataset.front);
      front(this.picked);
      if (SMALL.matches) document.querySelector("[data-tab=mat]").click();
    });
    for (const tab of document.querySelectorAll("[data-tab]")) {
      tab.addEventListener("click", () => {
        document.body.dataset.show = tab.dataset.tab;
        for (const other of document.querySelectorAll("[data-tab]")) other.setAttribute("aria-pressed", String(other === tab));
        if (tab.dataset.tab === "log") $("entries").scrollTop = $("entries").scrollHeight;
        if (tab.dataset.tab === "mat" && tab === document.activeElement) { this.picked = 0; front(this.position.ask?.seat || this.live.seat || frontSeat()); }
      });
    }
    focus.listen();
    dock.listen();
    keys.listen({ undo: () => this.undo(), widen: () => this.choices.widen(), confirm: () => this.confirm() });
    shortcuts.listen({ step: (way) => { this.stop(); this.step(way); }, plan: () => this.togglePlan() });
    dialogs.listen();
    const board = document.querySelector("svg.board");
    if (board) zoomable(board, document.querySelectorAll("[data-zoom]"));
    this.wanted = null;
    ghost.listen($("main"), this.choices);
    new ResizeObserver(() => document.body.style.setProperty("--sheet", `${$("ask").offsetHeight}px`)).observe($("ask"));
  }
}

/** Who won, in one sentence. */
function wonBy(position) {
  const best = (position.scores || []).filter((entry) => entry.winner);
  return best.length ? say("won", { names: best.map((entry) => nameOf(position, entry.seat)).join(", "), points: best[0].points }) : "";
}

arrange();
window.terrae = new TablePage(JSON.parse($("position").textContent));
