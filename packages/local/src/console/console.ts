import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { queues, schedules, type QueueName, type ScheduleName } from "@solvia/core/platform/work/work";
import type { CardProvider } from "../card-provider/index.ts";
import type { Exchange } from "../services/exchange.ts";
import type { Background } from "../background/background.ts";
import type { Storage } from "../database/storage.ts";
import { actOnExchange } from "./exchange-acts.ts";
import { drawConsole, type CardEvent, type QueueState } from "./page.ts";

interface Parts {
  siteUrl: string;
  mailboxUrl: string;
  storage: Pick<Storage, "inspectQueue" | "redrive">;
  background: Pick<Background, "fire" | "schedules">;
  cards: Pick<CardProvider, "url" | "secretKey">;
  exchange: Omit<Exchange, "url" | "stop">;
}

type Site = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const prefix = "/_local";
/** The newest files of the exchange alone stand on the page. */
const shownFiles = 100;
export const consoleUrl = (siteUrl: string): string => `${siteUrl}${prefix}`;

const queueNames = Object.keys(queues) as QueueName[];
const scheduleNames = Object.keys(schedules) as ScheduleName[];

/**
 * The page at /_local: queues with their dead letters, schedules to run by hand, the card provider's events to deliver
 * again or out of order, the exchange's documents with what it tells of them. It is served by the local cloud alone; everything else goes on to the site.
 */
export function consoleHandler(parts: Parts, site: Site): Site {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", parts.siteUrl);
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return site(request, response);
    if (request.method === "POST") {
      if (request.headers.origin !== parts.siteUrl) return void response.writeHead(403).end("Only from this page");
      const notice = await act(pathname.slice(prefix.length + 1), await text(request), parts);
      if (!notice) return void response.writeHead(404).end("No such action");
      const location = `${prefix}?${new URLSearchParams({ notice }).toString()}`;
      return void response.writeHead(303, { location }).end();
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    response.end(drawConsole(await stateOf(parts, searchParams.get("notice") ?? undefined)));
  };
}

async function stateOf({ storage, background, cards, exchange, ...urls }: Parts, notice: string | undefined) {
  return {
    ...urls,
    cardProviderUrl: cards.url,
    notice,
    queues: await Promise.all(queueNames.map((name) => queueState(name, storage))),
    schedules: (await background.schedules()).map((one) => ({ ...one, expression: schedules[one.name].expression })),
    events: await cardEvents(cards),
    exchange: { clock: exchange.clock(), files: exchange.files().slice(0, shownFiles) },
  };
}

async function queueState(name: QueueName, { inspectQueue }: Parts["storage"]): Promise<QueueState> {
  const [{ ready, delayed, inflight }, dead] = await Promise.all([inspectQueue(name), inspectQueue(`${name}-dead`)]);
  const letters = [...dead.ready, ...dead.inflight.map(({ message }) => message)];
  return {
    name,
    waiting: ready.length,
    delayed: delayed.length,
    inFlight: inflight.length,
    dead: letters.map(({ messageId, body }) => ({ id: messageId, body })),
  };
}

async function cardEvents({ url, secretKey }: Parts["cards"]): Promise<CardEvent[]> {
  const response = await fetch(`${url}/v1/events?limit=50`, { headers: { authorization: `Bearer ${secretKey}` } });
  return ((await response.json()) as { data: CardEvent[] }).data;
}

/** Does what a button asks for; what came of it in words, undefined when there is no such action. */
async function act(path: string, body: string, parts: Parts): Promise<string | undefined> {
  const { storage, background, cards, exchange } = parts;
  const [kind, name = "", verb] = path.split("/");
  if (kind === "schedules" && verb === "run") {
    const schedule = scheduleNames.find((known) => known === name);
    if (!schedule) return undefined;
    const failure = await background.fire(schedule);
    return failure ? `${schedule} failed: ${failure}` : `${schedule} ran`;
  }
  if (kind === "queues" && verb === "redrive") {
    const queue = queueNames.find((known) => known === name);
    return queue && `${await storage.redrive(queue)} dead letters of ${queue} are back in the queue`;
  }
  if (kind === "exchange") return actOnExchange(name, new URLSearchParams(body), exchange);
  if (path === "card-events/deliver") return deliver(new URLSearchParams(body), cards);
  return undefined;
}

async function deliver(form: URLSearchParams, { url, secretKey }: Parts["cards"]): Promise<string> {
  const chosen = form.getAll("event");
  const orders: Readonly<Record<string, () => string[]>> = {
    "newest-first": () => chosen,
    "oldest-first": () => chosen.toReversed(),
    twice: () => shuffled([...chosen, ...chosen]),
  };
  const events = orders[form.get("order") ?? ""]?.() ?? chosen;
  const response = await fetch(`${url}/demo/redeliver`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
    body: JSON.stringify({ events }),
  });
  const { accepted } = (await response.json()) as { accepted: number };
  return `${accepted} of ${events.length} deliveries were accepted by the webhook`;
}

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
