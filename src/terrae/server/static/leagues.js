// Leagues: the form of a new one; joining, leaving and starting one.
import { sure } from "./sure.js";
import { call, careful, Refusal, tell } from "./talk.js";

const form = document.getElementById("new-league");
const number = (name) => Number(form.elements[name].value);

/** Parts that belong to some kinds of leagues and clocks. */
function show() {
  const chosen = [form.elements.kind.value, form.elements.clock.value];
  for (const part of form.querySelectorAll("[data-for]")) part.hidden = !part.dataset.for.split(" ").every((word) => chosen.includes(word));
}

/** A moment as the server knows it; fields have it in the time of this place. */
const moment = (field) => (field.value ? new Date(field.value).toISOString() : null);

if (form) {
  form.addEventListener("change", show);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const place = form.querySelector(".refusal");
    place.hidden = true;
    const { name, game, kind, again, clock, starts } = form.elements;
    const time = clock.value === "live" ? { minutes: number("minutes"), increment: number("increment") } : { days: number("days") };
    const body = { name: name.value, game: game.value, kind: kind.value, seats: number("seats"), clock: { kind: clock.value, ...time }, starts: moment(starts), size: number("size"), movers: number("movers"), again: again.checked };
    try {
      location.href = (await call("/api/leagues", body)).url;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.status !== 422) { tell(problem.message); return; }
      place.textContent = problem.message;
      place.hidden = false;
      form.elements[problem.data.field]?.focus();
    }
  });
  show();
}

const league = document.querySelector("[data-league-id]")?.dataset.leagueId;
const again = () => location.reload();

/** A button that does something; what cannot be undone asks twice. */
function click(id, work, { then = again, twice = true } = {}) {
  document.getElementById(id)?.addEventListener("click", async ({ currentTarget }) => {
    if (!twice || sure(currentTarget)) if (await careful(work)) then();
  });
}
click("league-join", () => call(`/api/leagues/${league}/join`, {}), { twice: false });
click("league-leave", () => call(`/api/leagues/${league}/leave`, {}));
click("league-start", () => call(`/api/leagues/${league}/start`, {}));
click("league-close", () => call(`/api/leagues/${league}/close`, {}), { then: () => location.assign("/leagues") });

document.getElementById("league-name")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { value: name } = event.target.elements.name;
  if (await careful(() => call(`/api/leagues/${league}/name`, { name }))) again();
});

const announce = document.getElementById("announce");
if (announce) {
  const field = announce.elements.starts;
  if (field.dataset.starts) {
    const there = new Date(field.dataset.starts);
    field.value = new Date(there - there.getTimezoneOffset() * 60000).toISOString().slice(0, 16);
  }
  announce.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (await careful(() => call(`/api/leagues/${league}/announce`, { starts: moment(field) }))) again();
  });
}
for (const time of document.querySelectorAll(".club time")) {
  time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, { weekday: "short", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}
