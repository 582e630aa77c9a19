// The language of the page: the browser says which one, until somebody chooses; the server reads the cookie.
document.addEventListener("change", (event) => {
  if (!event.target.matches("[data-language]")) return;
  document.cookie = `terrae-language=${event.target.value}; path=/; max-age=34560000; samesite=lax`;
  location.reload();
});
