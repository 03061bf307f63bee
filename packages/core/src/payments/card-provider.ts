import { Stripe } from "stripe";
import { secret } from "../platform/secret.ts";

let client: Stripe | undefined;

/** The card provider's client, whose key is read for each request, so that a changed one needs no new start; STRIPE_API_URL moves it to another address than the provider's own. */
export function cardProvider(): Stripe {
  if (client) return client;
  const address = process.env["STRIPE_API_URL"];
  const url = address ? new URL(address) : undefined;
  client = new Stripe("", {
    authenticator: async ({ headers }) => {
      headers["Authorization"] = `Bearer ${await secret("STRIPE_SECRET_KEY")}`;
    },
    maxNetworkRetries: 2,
    timeout: 10_000,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === "https:" ? "https" : "http" }),
  });
  return client;
}
