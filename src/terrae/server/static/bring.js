// Games brought along: dropped anywhere on the page, pasted anywhere, chosen as a file, or typed. What is refused stays in its field.
import { $ } from "./draw.js";
import { call, Refusal } from "./talk.js";

const LEAST = 40; // characters that a game has at least: less is no paste of one

/** Opens the table of a game; what is wrong with it is told above its text, which is kept. */
async function open(text) {
  $("bring-text").value = text;
  if (!text.trim()) { show(); return; }
  let made;
  try {
    made = await call("/api/import", { text });
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    show(problem);
    return;
  }
  location.href = made.url;
}

function show(problem) {
  if (!$("dialog").open) $("dialog").showModal();
  $("bring-refusal").hidden = !problem;
  $("bring-refusal").textContent = problem?.message ?? "";
  const field = $("bring-text");
  field.focus();
  const line = problem?.data.line;
  if (!line) return;
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  field.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  field.scrollTop = (line - 3) * parseFloat(getComputedStyle(field).lineHeight);
}

const carries = (event, kind) => [...(event.dataTransfer?.types ?? [])].includes(kind);
const welcome = (event) => carries(event, "Files") || carries(event, "text/plain");
const typing = (target) => target instanceof Element && target.closest("input, textarea, [contenteditable]");

export function listen() {
  $("bring").addEventListener("click", () => show());
  $("bring-form").addEventListener("submit", (event) => { event.preventDefault(); open($("bring-text").value); });
  $("bring-file").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (file) await open(await file.text());
    event.target.value = "";
  });
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (typing(event.target) || text.length < LEAST) return;
    event.preventDefault();
    open(text);
  });
  document.addEventListener("dragover", (event) => {
    if (!welcome(event)) return;
    event.preventDefault();
    $("drop-veil").hidden = false;
  });
  document.addEventListener("dragleave", (event) => { if (!event.relatedTarget) $("drop-veil").hidden = true; });
  document.addEventListener("drop", async (event) => {
    $("drop-veil").hidden = true;
    if (!welcome(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    await open(file ? await file.text() : event.dataTransfer.getData("text/plain"));
  });
}
