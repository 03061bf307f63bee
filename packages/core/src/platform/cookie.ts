import { setting } from "./config.ts";

/** A cookie not readable by scripts, not sent by other sites; over TLS only, except where the shop itself runs without it. */
export function hiddenCookie(name: string, value: string, maxAgeSeconds: number): string {
  const secure = setting("SITE_ORIGIN").startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}
