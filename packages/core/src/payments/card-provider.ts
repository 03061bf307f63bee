import { Stripe } from "stripe";
import { setting } from "../platform/config.ts";

let client: Stripe | undefined;

/** The card provider's client; STRIPE_API_URL moves it to another address than the provider's own. */
export function cardProvider(): Stripe {
  if (client) return client;
  const address = process.env["STRIPE_API_URL"];
  const url = address ? new URL(address) : undefined;
  client = new Stripe(setting("STRIPE_SECRET_KEY"), {
    maxNetworkRetries: 2,
    timeout: 10_000,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === "https:" ? "https" : "http" }),
  });
  return client;
}
