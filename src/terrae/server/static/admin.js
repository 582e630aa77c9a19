// Keeping order: each form is one act; what cannot be undone asks twice.
import { ago } from "./ago.js";
import { $ } from "./draw.js";
import { sure } from "./sure.js";
import { call, Refusal } from "./talk.js";

const ACTS = {
  decide: (body) => call("/api/admin/decide", body),
  ban: (body) => call("/api/admin/ban", body),
  unban: (body) => call("/api/admin/unban", body),
  rollback: (body) => call("/api/admin/rollback", body),
  seat: (body) => call("/api/admin/seat", body),
  end: (body) => call("/api/admin/end", body),
  hide: (body) => call("/api/admin/hide", body),
  rename: (body) => call("/api/admin/rename", body),
};

/** What a form says: numbers as numbers, flags as true or false, what is empty and not a text left out. */
function read(form) {
  const body = Object.fromEntries(new FormData(form));
  for (const name of (form.dataset.numbers || "").split(" ").filter(Boolean)) { if (body[name] === "") delete body[name]; else body[name] = Number(body[name]); }
  for (const name of (form.dataset.flags || "").split(" ").filter(Boolean)) body[name] = Boolean(body[name]);
  return body;
}

for (const form of document.querySelectorAll("form[data-act]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if ("sure" in form.dataset && !sure(form.querySelector("button"))) return;
    const refusal = form.querySelector(".refusal");
    try {
      await ACTS[form.dataset.act](read(form));
      location.reload();
    } catch (problem) {
      if (!(problem instanceof Refusal) || !refusal) throw problem;
      refusal.textContent = problem.message;
      refusal.hidden = false;
    }
  });
}
for (const button of document.querySelectorAll("[data-whom]")) {
  button.addEventListener("click", () => { $("whom").value = button.dataset.whom; $("whom").focus(); });
}
ago();
