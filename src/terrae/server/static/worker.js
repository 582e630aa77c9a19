// Shows what the server tells this device when no page is open, and leads there.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url }, icon: "/static/icon-turn.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const target = new URL(event.notification.data.url, self.location.origin).href;
  event.waitUntil(self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    const open = pages.find((page) => page.url.split(/[?#]/)[0] === target);
    return open ? open.focus() : self.clients.openWindow(target);
  }));
});
