// Typed moves: completes what is legal, sends the text as it is; the server knows short forms and says why not.
import { $, h } from "./draw.js";

const MOST = 12;

export class Notation {
  constructor(play) {
    this.play = play;
    this.choices = [];
    this.at = -1;
    this.input = $("typed");
    this.list = $("completions");
    this.input.addEventListener("input", () => this.complete());
    this.input.addEventListener("focus", () => this.complete());
    this.input.addEventListener("blur", () => setTimeout(() => this.leave(), 150));
    this.input.addEventListener("keydown", (event) => this.key(event));
  }

  set(choices) {
    this.choices = choices || [];
    this.input.disabled = !this.choices.length;
    this.close();
  }

  /** Moves whose words begin with what was typed; then those that have it anywhere. */
  fitting() {
    const typed = this.input.value.trim().toLowerCase();
    const parts = typed.split(/\s+/);
    const begins = (move) => { const words = move.toLowerCase().split(" "); return parts.every((part, place) => words[place]?.startsWith(part)); };
    const first = this.choices.filter((choice) => begins(choice.move));
    const rest = this.choices.filter((choice) => !first.includes(choice) && `${choice.move} ${choice.label}`.toLowerCase().includes(typed));
    return [...first, ...rest].slice(0, MOST);
  }

  complete() {
    const found = this.fitting();
    this.at = -1;
    this.list.replaceChildren(...found.map((choice, number) => h("li", { role: "option", id: `completion-${number}`, "data-move": choice.move, "aria-selected": "false", onpointerdown: (event) => { event.preventDefault(); this.send(choice.move); } }, h("b", {}, choice.move), choice.label)));
    this.list.hidden = !found.length;
    this.input.setAttribute("aria-expanded", String(!!found.length));
    this.input.removeAttribute("aria-activedescendant");
  }

  close() {
    this.list.hidden = true;
    this.at = -1;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  /** The line goes away when somebody goes on elsewhere. */
  leave() {
    this.close();
    if (document.activeElement !== this.input) document.body.classList.remove("typing");
  }

  select(step) {
    const items = [...this.list.children];
    if (this.list.hidden || !items.length) return;
    this.at = (this.at + step + items.length + (this.at < 0 && step < 0 ? 1 : 0)) % items.length;
    items.forEach((item, number) => item.setAttribute("aria-selected", String(number === this.at)));
    items[this.at].scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", items[this.at].id);
  }

  key(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); this.select(event.key === "ArrowDown" ? 1 : -1); }
    else if (event.key === "Tab" && !event.shiftKey && !this.list.hidden && this.input.value.trim()) {
      const item = this.list.children[Math.max(0, this.at)];
      if (item && this.input.value !== item.dataset.move) { event.preventDefault(); this.input.value = item.dataset.move; this.complete(); }
    } else if (event.key === "Enter") {
      event.preventDefault();
      const text = this.at >= 0 ? this.list.children[this.at].dataset.move : this.input.value.trim();
      if (text) this.send(text);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      if (this.list.hidden) { this.input.value = ""; $("type").focus(); this.leave(); } else this.close();
    }
  }

  async send(text) {
    this.close();
    if (await this.play(text)) this.input.value = ""; else this.input.select();
  }
}
