import { setting } from "../config.ts";

/** A cookie not readable by scripts, not sent by other sites; over TLS only, except where the shop itself runs without it. */
export const hiddenCookie = (name: string, value: string, maxAgeSeconds: number): string =>
  cookie(name, value, maxAgeSeconds, "; HttpOnly");

/** The same for what the page's own scripts may know: no secret. */
export const readableCookie = (name: string, value: string, maxAgeSeconds: number): string =>
  cookie(name, value, maxAgeSeconds, "");

function cookie(name: string, value: string, maxAgeSeconds: number, hidden: string): string {
  const secure = setting("SITE_ORIGIN").startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Path=/${hidden}; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}
