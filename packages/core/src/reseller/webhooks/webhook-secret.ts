import { hkdfSync } from "node:crypto";
import { Webhook as Signer } from "standardwebhooks";
import { secret } from "../../platform/secret.ts";
import type { Webhook } from "./webhook.ts";

/**
 * A webhook's secret of a generation, "whsec_" and 256 bits in Base64 (Standard Webhooks 1.0.0): derived (HKDF, RFC 5869) from the house's key,
 * so that the table holds none.
 */
export async function secretOf(webhookId: string, generation: number): Promise<string> {
  const bits = hkdfSync("sha256", await secret("WEBHOOKS_KEY"), webhookId, `webhook secret ${generation}`, 32);
  return `whsec_${Buffer.from(bits).toString("base64")}`;
}

/** The headers by which a receiver knows who sends: one signature, two while the secret of before still counts. */
export async function signedHeaders(webhook: Webhook, message: { id: string; body: string }, now: Date) {
  const isChanging = webhook.earlierUntil !== undefined && webhook.earlierUntil > now.toISOString();
  const generations = isChanging ? [webhook.generation, webhook.generation - 1] : [webhook.generation];
  const signatures = await Promise.all(
    generations.map(async (generation) =>
      new Signer(await secretOf(webhook.id, generation)).sign(message.id, now, message.body),
    ),
  );
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}
