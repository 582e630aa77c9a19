// The analysis of a game: grows while the server thinks, and shows one costly turn at a time on the board;
// until there is one, the board as it was in the end.
import { $, h, say } from "./draw.js";
import { Live } from "./live.js";
import { call, careful } from "./talk.js";

const table = $("main").dataset.table;
const path = `/api/tables/${table}`;
const mine = JSON.parse($("mine").textContent);
let study = JSON.parse($("study").textContent);
let whose = mine.length ? "mine" : "all";
let chosen = null; // the number of the turn that is shown
let picked = false; // has somebody chosen it? until then the costliest is shown
let shown = null; // what the server told about it

const wanted = () => study.costly.filter((turn) => whose === "all" || mine.includes(turn.seat));

const drawn = {}; // what was put where

function fill(place, text) {
  if (drawn[place] === text) return;
  drawn[place] = text;
  $(place).innerHTML = text;
}

function present() {
  $("thinking").hidden = study.finished || study.failed;
  $("progress").max = Math.max(1, study.total);
  $("progress").value = study.done;
  $("progress-text").textContent = say("analysis-done", { done: study.done, total: study.total });
  fill("graph", study.graph);
  fill("numbers", study.numbers);
  fill("accuracy", study.accuracy);
  fill("openings", study.openings);
  $("opening").hidden = !study.openings;
  $("whose").hidden = !mine.length;
  for (const button of $("whose").children) button.setAttribute("aria-pressed", String(button.dataset.whose === whose));
  showList();
}

/** The list keeps its rows, and so the focus, as long as they say the same. */
function showList() {
  const rows = wanted();
  const key = JSON.stringify([rows, chosen]);
  if ($("costly").dataset.key !== key) {
    const held = document.activeElement?.dataset?.number;
    $("costly").dataset.key = key;
    $("costly").replaceChildren(...rows.map((turn) => {
      const button = h("button", { type: "button", class: "costly-turn", "data-number": turn.number, "aria-current": turn.number === chosen ? "true" : null, onclick: () => choose(turn.number, true) });
      button.innerHTML = turn.shown;
      return h("li", {}, button);
    }));
    if (held) document.querySelector(`#costly [data-number="${held}"]`)?.focus();
  }
  $("nothing").hidden = rows.length > 0 || !study.finished;
  $("nothing-yet").hidden = rows.length > 0 || study.finished || study.failed;
  if (!picked && rows.length && chosen !== rows[0].number) choose(rows[0].number, false);
}

/** Shows a turn on the board; whoever asked for it is led there where it lies below the list. */
async function choose(number, asked) {
  chosen = number;
  picked ||= asked;
  showList();
  const told = await careful(() => call(`${path}/costly?number=${number}`));
  if (!told || chosen !== number) return;
  shown = told;
  $("play-on").hidden = false;
  $("shown-title").textContent = told.title;
  $("shown-text").textContent = told.text;
  $("shown-board").innerHTML = told.board;
  $("shown-line").innerHTML = told.line;
  $("to-table").href = `/table/${table}?ply=${told.ply}`;
  if (asked && $("shown").getBoundingClientRect().top > innerHeight * 0.7) { $("shown").scrollIntoView(); $("shown-title").focus(); }
}

async function again(body) {
  const told = await careful(() => call(`${path}/analysis`, body));
  if (told) { study = told; present(); }
}

for (const button of $("whose").children) button.addEventListener("click", () => { whose = button.dataset.whose; chosen = null; picked = false; present(); });
$("play-on").addEventListener("click", async () => {
  const made = shown && await careful(() => call(`${path}/branch`, { ply: shown.ply }));
  if (made) location.href = made.url;
});

let asking = false;
let news = false; // came while asking
async function heard() {
  if (asking) { news = true; return; }
  asking = true;
  do { news = false; await again(); } while (news);
  asking = false;
}

present();
if (!study.finished) {
  new Live(() => `${path}/live`, (name) => { if (name === "analysis") heard(); }, (on) => { if (on) heard(); });
  again({});
}
