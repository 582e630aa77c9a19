// Does this person want to hear after each turn how good it was? Kept in this browser.
const PLACE = "learner";

export function isLearner() {
  try { return localStorage.getItem(PLACE) === "yes"; } catch { return false; }
}

export function setLearner(on) {
  try { if (on) localStorage.setItem(PLACE, "yes"); else localStorage.removeItem(PLACE); } catch { /* this browser keeps nothing */ }
}
