// Talking to the server, and telling the person what came of it.
import { $, h, icon, say } from "./draw.js";

/** A refusal of the server: its kind, its sentence, and whatever else it said. */
export class Refusal extends Error {
  constructor(status, data) {
    super(data.detail || data.title || say("failed"));
    this.status = status;
    this.kind = data.type || "";
    this.data = data;
  }
}

export async function call(path, body) {
  const options = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer;
  try {
    answer = await fetch(path, { ...options, credentials: "same-origin", cache: "no-store" });
  } catch {
    throw new Refusal(0, { type: "offline", detail: say("offline") });
  }
  const text = await answer.text();
  let data = {};
  try { data = text ? JSON.parse(text) : {}; } catch { data = { detail: answer.ok ? text : say("failed") }; }
  if (!answer.ok) throw new Refusal(answer.status, data);
  return data;
}

/** A dialog lies above everything that is not in it: while one is open, notices are. */
function rise(place) {
  const dialog = document.querySelector("dialog[open]");
  (dialog ?? document.body).append(place);
  dialog?.addEventListener("close", () => document.body.append(place), { once: true });
}

/** A notice that goes away by itself, or by its cross. */
export function tell(text, { action = null, keep = false } = {}) {
  const box = h("div", { class: "notice" }, h("p", {}, text));
  const gone = () => box.remove();
  if (action) box.append(h("button", { type: "button", class: "act-on", onclick: () => { gone(); action.run(); } }, action.label));
  box.append(h("button", { type: "button", "aria-label": say("close"), onclick: gone }, icon("i-close", 18)));
  const place = $("notices");
  rise(place);
  while (place.children.length > 2) place.firstChild.remove();
  place.append(box);
  if (!keep) setTimeout(gone, Math.max(5000, text.length * 70));
  return gone;
}

/** A notice for whatever page comes next. */
export const tellNext = (text) => { try { sessionStorage.setItem("told", text); } catch { /* a private window is not told */ } };
const told = (() => { try { return sessionStorage.getItem("told"); } catch { return null; } })();
if (told) { sessionStorage.removeItem("told"); tell(told); }

export const hush = () => { $("notices").replaceChildren(); };

/** Run something and tell what went wrong. */
export async function careful(work) {
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    tell(problem.message);
    return undefined;
  }
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = h("textarea", {}, text);
    (document.querySelector("dialog[open]") || document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  tell(say("copied"));
}
