import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { BadRequest, listen } from "../gateways/listen.ts";
import { answer, type Request } from "./answer.ts";
import { bankPage, bankVisit, returnAddress } from "./bank-page.ts";
import { demoKeys, keyOf } from "./keys.ts";
import { atOnboarding, onboardingVisit } from "./onboarding-page.ts";
import { openStore } from "./store.ts";
import { webhookSender } from "./webhooks.ts";

export interface CardProviderOptions {
  /** 0 for any free port. */
  port: number;
  /** Where the signed events go, again and again until it answers 2xx. */
  webhookUrl?: string | undefined;
  /** The folder of the provider's own database. */
  dataDir: string;
  /** The shop's origin, whose pages may call the provider. */
  siteOrigin: string;
}

export interface CardProvider {
  url: string;
  publishableKey: string;
  secretKey: string;
  webhookSecret: string;
  /** The browser script that stands in for https://js.stripe.com/…/stripe.js. */
  scriptUrl: string;
  stop: () => Promise<void>;
}

/** How the network fails: so many answers to calls of a path get lost, after the call was carried out or before. */
interface Losing {
  path: string;
  times: number;
  done: boolean;
}

const scripts = ["browser/words.js", "browser/stripe.js"].map((name) => new URL(name, import.meta.url));

/** Starts a card provider that speaks Stripe's wire format to the real `stripe` library and to the shop's pages. */
export async function startCardProvider({
  port,
  webhookUrl,
  dataDir,
  siteOrigin,
}: CardProviderOptions): Promise<CardProvider> {
  const store = openStore(dataDir);
  const webhooks = webhookSender({ store, url: webhookUrl, secret: demoKeys.webhookSecret });
  const context = { store, announce: webhooks.announce, keys: demoKeys };

  let losing: Losing = { path: "", times: 0, done: false };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url: target = "/", headers } = request;
    response.setHeader("access-control-allow-origin", siteOrigin);
    response.setHeader("access-control-allow-headers", "authorization, content-type, idempotency-key");
    if (method === "OPTIONS") return void response.writeHead(204).end();
    if (target.startsWith("/v3/stripe.js")) {
      response.writeHead(200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" });
      return void response.end(Buffer.concat(await Promise.all(scripts.map((script) => readFile(script)))));
    }
    const body = await text(request);
    const origin = `http://${headers.host ?? ""}`;
    const visit = bankVisit(target);
    if (visit) return atBank(visit, { method, body, origin }, response);
    const onboarding = onboardingVisit(target);
    if (onboarding) {
      const ask = (path: string, asked: string) =>
        answer(
          { method: "POST", target: path, body: asked, origin, key: demoKeys.secretKey, idempotencyKey: undefined },
          context,
        );
      return atOnboarding(onboarding, { method, body, ask }, response);
    }
    const json = { "content-type": "application/json" };
    if (method === "POST" && target === "/demo/redeliver" && keyOf(headers.authorization) === demoKeys.secretKey) {
      const { events } = parsed<{ events: string[] }>(body);
      const accepted = await webhooks.redeliver(events);
      return void response.writeHead(200, json).end(JSON.stringify({ accepted }));
    }
    if (method === "POST" && target === "/demo/lose-answers" && keyOf(headers.authorization) === demoKeys.secretKey) {
      losing = parsed<Losing>(body);
      return void response.writeHead(200, json).end("{}");
    }
    const lost = method === "POST" && losing.times > 0 && target === losing.path;
    if (lost) losing = { ...losing, times: losing.times - 1 };
    if (lost && !losing.done) return void response.destroy();
    const idempotencyKey = headers["idempotency-key"];
    const result = answer(
      {
        method,
        target,
        body,
        origin,
        key: keyOf(headers.authorization),
        idempotencyKey: Array.isArray(idempotencyKey) ? idempotencyKey[0] : idempotencyKey,
      },
      context,
    );
    if (lost) return void response.destroy();
    response.writeHead(result.status, json).end(result.body);
  }

  /** Its page, and what its customer answers there: back to the shop. */
  function atBank(
    { id, secret }: { id: string; secret: string },
    { method, body, origin }: Pick<Request, "method" | "body" | "origin">,
    response: ServerResponse,
  ): void {
    if (method === "GET") {
      return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(bankPage);
    }
    const ask = (how: Pick<Request, "method" | "target" | "body">) =>
      answer({ ...how, origin, key: demoKeys.secretKey, idempotencyKey: undefined }, context);
    const ofIntent = `/v1/payment_intents/${id}?client_secret=${secret}`;
    const before = ask({ method: "GET", target: ofIntent, body: "" });
    const { next_action } = JSON.parse(before.body) as { next_action?: { redirect_to_url?: { return_url: string } } };
    const returnUrl = next_action?.redirect_to_url?.return_url;
    // Answered already, or not theirs.
    if (before.status !== 200 || !returnUrl) return void response.writeHead(409).end();
    const form = new URLSearchParams(body);
    form.set("client_secret", secret);
    ask({ method: "POST", target: `/demo/payment_intents/${id}/settle`, body: form.toString() });
    const after = JSON.parse(ask({ method: "GET", target: ofIntent, body: "" }).body) as { id: string; status: string };
    response.writeHead(303, { location: returnAddress(returnUrl, after) }).end();
  }

  const { port: own, stop } = await listen(handle, {
    port,
    refuse: (error, response, status) => {
      const message = error instanceof Error ? error.message : String(error);
      const type = status === 400 ? "invalid_request_error" : "api_error";
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { type, message } }));
    },
  });
  const url = `http://localhost:${own}`;
  return {
    url,
    ...demoKeys,
    scriptUrl: `${url}/v3/stripe.js`,
    async stop() {
      webhooks.stop();
      await stop();
      store.close();
    },
  };
}

function parsed<T>(body: string): T {
  try {
    return JSON.parse(body) as T;
  } catch {
    throw new BadRequest("The body is no JSON");
  }
}
