// How long ago something happened, in words.
import { say } from "./draw.js";

export function ago(within = document) {
  for (const time of within.querySelectorAll("time[datetime]")) {
    const stamp = /[Z+]|-\d\d:\d\d$/.test(time.dateTime.slice(10)) ? time.dateTime : `${time.dateTime}Z`;
    const minutes = Math.round((Date.now() - new Date(stamp)) / 60000);
    time.textContent = minutes < 2 ? say("now") : minutes < 90 ? say("minutes", { count: minutes }) : minutes < 2880 ? say("hours", { count: Math.round(minutes / 60) }) : say("days", { count: Math.round(minutes / 1440) });
  }
}
