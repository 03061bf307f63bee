import { base, type ProviderEvent } from "./resources.ts";
import type { Store } from "./store.ts";

const apiVersion = "2026-10-28.endive";
const maxAttempts = 60;
const longestPauseMs = 30_000;

interface Options {
  store: Store;
  /** Without an address events are kept but not sent. */
  url: string | undefined;
  secret: string;
}

/** Delivers events to the webhook, signed, until it answers 2xx; what was under way goes on after a restart. */
export function webhookSender({ store, url, secret }: Options) {
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  async function send(event: ProviderEvent): Promise<boolean> {
    if (!url) return true;
    const payload = JSON.stringify(event);
    const { Stripe } = await import("stripe");
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    try {
      const { ok } = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        body: payload,
        signal: AbortSignal.timeout(20_000),
      });
      return ok;
    } catch {
      return false;
    }
  }

  async function deliver(id: string, attempts: number): Promise<void> {
    const event = store.get<ProviderEvent>("event", id);
    const done = !event || (await send(event));
    if (stopped) return;
    if (done || attempts + 1 >= maxAttempts) return store.delivered(id);
    store.await(id, attempts + 1);
    later(id, attempts + 1, Math.min(longestPauseMs, 100 * 2 ** attempts));
  }

  function later(id: string, attempts: number, pauseMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(id, attempts);
    }, pauseMs);
    timers.add(timer);
  }

  for (const { event, attempts } of store.undelivered()) later(event, attempts, 0);

  return {
    /** Writes an event down; it is sent after the request that caused it. */
    announce: (type: string, object: unknown): void => {
      const event = store.put<ProviderEvent>({
        ...base("evt"),
        object: "event",
        api_version: apiVersion,
        data: { object },
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      });
      store.await(event.id, 0);
      later(event.id, 0, 0);
    },
    /** Sends known events again, in the order given, each as often as it is named. */
    async redeliver(ids: readonly string[]): Promise<number> {
      let accepted = 0;
      for (const id of ids) {
        const event = store.get<ProviderEvent>("event", id);
        if (event && (await send(event))) accepted++;
      }
      return accepted;
    },
    stop(): void {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
