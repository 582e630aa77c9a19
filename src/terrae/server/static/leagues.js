// Leagues: the form of a new one; joining, leaving and starting one.
import { call, careful, Refusal, tell } from "./talk.js";

const form = document.getElementById("new-league");
const number = (name) => Number(form.elements[name].value);

function show() {
  for (const part of form.querySelectorAll("[data-league]")) part.hidden = form.elements.kind.value !== "league";
}

if (form) {
  form.addEventListener("change", show);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const place = form.querySelector(".refusal");
    place.hidden = true;
    const { name, game, kind, again } = form.elements;
    const body = { name: name.value, game: game.value, kind: kind.value, seats: number("seats"), days: number("days"), size: number("size"), movers: number("movers"), again: again.checked };
    try {
      location.href = (await call("/api/leagues", body)).url;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.status !== 422) { tell(problem.message); return; }
      place.textContent = problem.message;
      place.hidden = false;
    }
  });
  show();
}

const league = document.querySelector("[data-league-id]")?.dataset.leagueId;
const click = (id, work) => document.getElementById(id)?.addEventListener("click", async () => { if (await careful(work)) location.reload(); });
click("league-join", () => call(`/api/leagues/${league}/join`, {}));
click("league-leave", () => call(`/api/leagues/${league}/leave`, {}));
click("league-start", () => call(`/api/leagues/${league}/start`, {}));
