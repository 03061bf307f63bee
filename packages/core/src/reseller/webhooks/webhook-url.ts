import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { invalid } from "../../platform/problems.ts";
import { isInside } from "./inside-address.ts";

/** On one machine a receiver stands on the machine itself; a stage never says so. */
export const insideIsAllowed = (): boolean => process.env["WEBHOOKS_INSIDE"] === "allowed";

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/** What keeps an address from being told anything, whoever it resolves to: undefined where nothing does. */
export function faultOfUrl(text: string): "no-https" | "with-password" | "inside" | undefined {
  const url = URL.parse(text);
  if (!url || !(url.protocol === "https:" || (url.protocol === "http:" && insideIsAllowed()))) return "no-https";
  if (url.username || url.password) return "with-password";
  if (!insideIsAllowed() && isIP(hostOf(url)) !== 0 && isInside(hostOf(url))) return "inside";
  return undefined;
}

/**
 * Refuses an address that messages may not leave for: no https, a name and password in it, or a host that stands in a network of its
 * own or that nobody finds (invalid-input at `url`). Each connection looks again (`deliver`), since a name may resolve to something else by then.
 */
export async function demandReachable(text: string): Promise<void> {
  const fault = faultOfUrl(text);
  if (fault) throw refused(fault);
  if (insideIsAllowed()) return;
  const addresses = await lookup(hostOf(new URL(text)), { all: true }).catch(() => []);
  if (addresses.length === 0) throw refused("unknown-host");
  if (addresses.some(({ address }) => isInside(address))) throw refused("inside");
}

const refused = (code: string) => invalid({ field: "url", code });
