// The end of a game opens by itself, once: for whoever played and has not seen it yet, now or when they come back.

const PAUSE = 900; // milliseconds for the last move to be seen
const place = (table) => `awaits-end:${table}`;
const awaited = new Set(); // tables whose end was not seen, where this browser keeps nothing
let leaving = null;

/** Somebody plays at a table that still goes on. */
export function awaitEnd(table) {
  if (awaited.has(table)) return;
  awaited.add(table);
  try { localStorage.setItem(place(table), "yes"); } catch { /* this browser keeps nothing */ }
}

function isAwaited(table) {
  try { return awaited.has(table) || localStorage.getItem(place(table)) !== null; } catch { return awaited.has(table); }
}

/** Opens the end of a game that is over, if it is awaited; true while it does. */
export function openEnd(table) {
  if (leaving) return true;
  if (!isAwaited(table)) return false;
  awaited.delete(table);
  try { localStorage.removeItem(place(table)); } catch { /* nothing was kept */ }
  leaving = setTimeout(() => { location.href = `/table/${table}/end`; }, PAUSE);
  return true;
}

/** Coming back by the browser's own way finds the page as it was left. */
addEventListener("pageshow", () => { leaving = null; });
