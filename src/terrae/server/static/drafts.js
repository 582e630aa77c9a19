// Drafts: which of their moves belong together, and how they outlive the page.

const place = (table) => `draft:${table}`;

/** Keeps {ply, epoch, seat, moves, joined} of a table in this browser. */
export function keep(table, draft) {
  try { localStorage.setItem(place(table), JSON.stringify(draft)); } catch { /* this browser keeps nothing */ }
}

export function forget(table) {
  try { localStorage.removeItem(place(table)); } catch { /* this browser keeps nothing */ }
}

export function kept(table) {
  try { return JSON.parse(localStorage.getItem(place(table))); } catch { return null; }
}

/** Which of some moves belong to the one before them: those that did already, and so many of the last. */
export function join(known, moves, last) {
  const first = moves.length - last;
  return [...[...known].filter((number) => number < first), ...Array.from({ length: last }, (_, number) => first + number)];
}

/** How many moves are left when the last answer is taken back. */
export function undone(moves, joined) {
  let left = moves.length - 1;
  while (left > 0 && joined.has(left)) left -= 1;
  return left;
}
