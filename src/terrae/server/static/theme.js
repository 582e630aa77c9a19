// Light or dark before anything is painted; the system decides until somebody chooses.
(() => {
  const root = document.documentElement;
  const stored = () => { try { return localStorage.getItem("theme"); } catch { return null; } };
  const wanted = stored();
  if (wanted) root.dataset.theme = wanted;
  const dark = () => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-theme-toggle]")) return;
    root.dataset.theme = dark() ? "light" : "dark";
    try { localStorage.setItem("theme", root.dataset.theme); } catch { /* a private window forgets it */ }
  });
  addEventListener("storage", (event) => { if (event.key === "theme" && event.newValue) root.dataset.theme = event.newValue; });
})();
