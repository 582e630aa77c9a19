// The form that sets a table up: collects what was chosen; what does not go together is told at its field.
import { closeDialog, dialog, listen } from "./dialogs.js";
import { $, h, icon, say } from "./draw.js";
import { call, copy, Refusal, tell } from "./talk.js";

const form = $("new");
const seats = () => [...form.querySelectorAll("[data-seat]")].filter((select) => select.value).map((select) => {
  const [kind, bot] = select.value.split(":");
  return bot ? { kind, bot } : { kind };
});

/** A list has as many places as it needs for the seats there are; what was chosen stays. */
function lay(list) {
  const template = list.querySelector("template:not([data-sign])");
  if (!template) return;
  const wanted = Number(list.dataset.eachSeat) * seats().length + Number(list.dataset.more);
  const places = [...list.querySelectorAll("label")];
  places.slice(wanted).forEach((place) => place.remove());
  for (let number = places.length + 1; number <= wanted; number += 1) {
    const place = template.content.cloneNode(true);
    place.querySelector(".sr").textContent = String(number);
    list.append(place);
  }
}

function show() {
  for (const terms of form.querySelectorAll("[data-clock]")) terms.hidden = terms.dataset.clock !== form.elements.clock.value;
  for (const list of form.querySelectorAll("[data-list]")) {
    const option = list.closest("[data-option]");
    const own = option.querySelector("[data-lists]");
    if (own) list.hidden = !own.checked;
    lay(list);
    for (const select of list.querySelectorAll("select")) {
      const sign = select.parentElement.querySelector(".sign");
      const colour = select.selectedOptions[0]?.dataset.colour;
      sign?.replaceChildren(...(colour ? [list.querySelector(`template[data-sign="${colour}"]`).content.cloneNode(true)] : []));
    }
  }
}

/** What an option was set to, as the title reads it. */
function valueOf(option) {
  const toggle = option.querySelector("[role=switch]");
  if (toggle) return toggle.checked ? "on" : "off";
  const single = option.querySelector("input[type=radio]:checked");
  if (single?.value) return single.value;
  const words = [...option.querySelectorAll("[data-list] select, [data-list] input:checked")].map((field) => field.value).filter(Boolean);
  return words.length ? words.join(",") : option.dataset.default;
}

/** The clock that was chosen, if any. */
function clock() {
  const kind = form.elements.clock.value;
  const number = (name) => Number(form.elements[name].value);
  if (kind === "none") return {};
  return { clock: kind === "live" ? { kind, minutes: number("minutes"), increment: number("increment") } : { kind, days: number("days") } };
}

function refuse(problem) {
  const option = [...form.querySelectorAll("[data-option]")].find((entry) => entry.dataset.option === problem.data.field) ?? $("seats");
  const rare = option.closest("details");
  if (rare) rare.open = true;
  const place = option.querySelector(".refusal");
  place.textContent = problem.message;
  place.hidden = false;
  option.scrollIntoView({ block: "nearest" });
  option.querySelector("input, select")?.focus({ preventScroll: true });
}

/** Goes to the table; links of open seats are shown first, and closing them leads there, too: it is set up. */
function enter(made) {
  const links = Object.entries(made.invites || {});
  if (!links.length) { location.href = made.url; return; }
  dialog(say("invites"), h("p", {}, say("invites-about")), h("ul", { class: "seat-list" }, links.map(([seat, url]) => {
    const link = new URL(url, location.href).href;
    return h("li", {}, h("span", {}, say("seat", { seat })), h("input", { type: "text", readonly: true, value: link, class: "invite-link", "aria-label": say("invite-link", { seat }), onfocus: (event) => event.target.select() }),
      h("button", { type: "button", class: "button", onclick: () => copy(link) }, icon("i-link", 16), say("copy")));
  })), h("a", { class: "button primary", href: made.url, id: "to-table" }, say("to-table")));
  $("dialog").onclose = () => location.assign(made.url);
}

form.addEventListener("change", show);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  for (const place of form.querySelectorAll(".refusal")) place.hidden = true;
  const options = {};
  for (const option of form.querySelectorAll("[data-option]:not([data-beside])")) {
    const value = valueOf(option);
    if (value !== option.dataset.default) options[option.dataset.option] = value;
  }
  const name = form.elements["table-name"].value.trim();
  const button = form.querySelector(".open-table");
  button.disabled = true;
  try {
    enter(await call("/api/tables", { game: form.dataset.game, seats: seats(), options, public: form.elements.public.checked, rated: form.elements.rated.checked, ...clock(), ...(name ? { name } : {}) }));
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    if (problem.status === 422) refuse(problem); else tell(problem.message);
  } finally {
    button.disabled = false;
  }
});

show();
listen();
addEventListener("pageshow", (event) => { if (event.persisted) { $("dialog").onclose = null; closeDialog(); } });
