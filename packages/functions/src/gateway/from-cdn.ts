import { createHash, timingSafeEqual } from "node:crypto";
import { cdnHeader } from "@solvia/core/platform/http/cdn-header";
import { secret } from "@solvia/core/platform/secret";

const digest = (value: string): Buffer => createHash("sha256").update(value).digest();

/**
 * Whether a request came through the CDN: it shows the secret of now, or the one of before while that is being changed
 * (docs/operations.md). Throws when the secret is not there: nobody is let in by a mistake of ours.
 */
export async function cameThroughCdn(headers: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const shown = Object.entries(headers).find(([name]) => name.toLowerCase() === cdnHeader)?.[1];
  if (!shown) return false;
  const { now, before } = JSON.parse(await secret("ORIGIN_SECRET")) as { now?: string; before?: string };
  if (!now) throw new Error("ORIGIN_SECRET has no value of now");
  const accepted = [now, ...(before ? [before] : [])].map(digest);
  return accepted.some((one) => timingSafeEqual(one, digest(shown)));
}
