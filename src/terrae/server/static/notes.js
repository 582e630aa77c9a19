// Private notes on a table: kept by themselves, a moment after the last letter.
import { $, say } from "./draw.js";
import { call, careful, Refusal, tell } from "./talk.js";

const PAUSE = 700; // milliseconds
let version = null;
let kept = "";
let timer = 0;
let path = "";
let work = Promise.resolve();

function keep() {
  clearTimeout(timer);
  work = work.then(() => careful(async () => {
    const text = $("note").value;
    if (text === kept) return;
    try {
      ({ version } = await call(`${path}/notes`, { text, version }));
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.kind !== "note-changed") throw problem;
      await both(text);
      return;
    }
    kept = text;
    $("note-kept").textContent = say("notes-kept");
  }));
}

/** Another page wrote meanwhile: what stands there, and below it what was written here. */
async function both(text) {
  const there = await call(`${path}/notes`);
  ({ version, text: kept } = there);
  $("note").value = kept && kept !== text ? `${kept}\n\n${text}` : text;
  tell(say("notes-both"));
  timer = setTimeout(keep, PAUSE);
}

/** Shows the notes; they are asked for when somebody wants to see them. */
export async function open(address) {
  if (version !== null) return;
  path = address;
  const note = await careful(() => call(`${path}/notes`));
  if (!note) return;
  ({ version, text: kept } = note);
  const field = $("note");
  field.value = kept;
  field.disabled = false;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    $("note-kept").textContent = say("notes-writing");
    timer = setTimeout(keep, PAUSE);
  });
  field.addEventListener("blur", keep);
  addEventListener("pagehide", () => {
    if (field.value === kept) return;
    fetch(`${path}/notes`, { method: "POST", keepalive: true, credentials: "same-origin", headers: { "content-type": "application/json" }, body: JSON.stringify({ text: field.value, version }) });
  });
  field.focus();
}
