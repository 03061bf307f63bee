import * as accounts from "../accounts/events.ts";
import * as certificates from "../certificates/events.ts";
import * as contacts from "../contacts/events.ts";
import * as catalogue from "../catalogue/events.ts";
import * as invoicing from "../invoicing/events.ts";
import * as leads from "../leads/events.ts";
import * as milestones from "../milestones/events.ts";
import * as orders from "../orders/events.ts";
import * as publications from "../publications/events.ts";
import * as purchases from "../purchases/events.ts";
import * as reseller from "../reseller/events.ts";
import * as returns from "../returns/events.ts";
import * as shipments from "../shipments/events.ts";
import * as subscriptions from "../subscriptions/events.ts";
import * as tickets from "../tickets/events.ts";
import * as questions from "../questions/events.ts";
import * as quotations from "../quotations/events.ts";
import type { DomainEvent, PayloadOf } from "../platform/work/event.ts";
import * as files from "../platform/files/file-events.ts";
import type { Instant } from "../platform/time.ts";
import type { QueueName } from "../platform/work/work.ts";

const declared = {
  ...accounts,
  ...certificates,
  ...catalogue,
  ...contacts,
  ...invoicing,
  ...leads,
  ...milestones,
  ...orders,
  ...publications,
  ...purchases,
  ...questions,
  ...quotations,
  ...reseller,
  ...returns,
  ...shipments,
  ...subscriptions,
  ...tickets,
  ...files,
};
type AnyEvent = (typeof declared)[keyof typeof declared];

/** Every event that a domain declares. */
export const events: readonly DomainEvent[] = Object.values(declared);

type Heard<E, Q extends QueueName> = E extends { queues: readonly (infer R)[] } ? (Q extends R ? E : never) : never;
/** What the events say that a queue hears of, by their types. */
type Payloads<Q extends QueueName> = { [E in Heard<AnyEvent, Q> as E["type"]]: PayloadOf<E> };

/** A message of a queue: an event that it hears of, of the type T where that is known. */
export type Message<Q extends QueueName, T extends keyof Payloads<Q> = keyof Payloads<Q>> = {
  [K in T]: {
    /** Unique; a worker that sees it twice does nothing the second time. */
    id: string;
    type: K;
    /** When it happened: whoever hears of it may come to it later. */
    at: Instant;
    payload: Payloads<Q>[K];
  };
}[T];

/** What a worker does for each event of its queue: none is forgotten, or it doesn't compile. */
export type ForEach<Q extends QueueName, Result> = { [T in keyof Payloads<Q>]: (payload: Payloads<Q>[T]) => Result };
/** The types of the events that a queue hears of. */
export type TypeIn<Q extends QueueName> = keyof Payloads<Q>;

/** Which queues hear of which event. */
export const eventRoutes: ReadonlyMap<string, readonly QueueName[]> = new Map(
  events.map(({ type, queues }) => [type, queues]),
);

const byType: ReadonlyMap<string, DomainEvent> = new Map(events.map((event) => [event.type, event]));

/**
 * A message of a queue as the event that it is. Throws, in words for whoever looks at the dead letters, where it is none that
 * the queue hears of or its payload isn't what the event declares.
 */
export function readEvent<Q extends QueueName>(queue: Q, body: string): Message<Q> {
  const message = JSON.parse(body) as { id?: unknown; type?: unknown; at?: unknown; payload?: unknown };
  const known = byType.get(String(message.type));
  if (!known?.queues.includes(queue)) throw new Error(`The queue ${queue} hears of no event ${String(message.type)}`);
  if (typeof message.at !== "string" || Number.isNaN(Date.parse(message.at)))
    throw new Error(`The event ${known.type} ${String(message.id)} doesn't say when it happened`);
  const { success, data, error } = known.payload.safeParse(message.payload);
  if (success) return { ...message, payload: data } as Message<Q>;
  const wrong = error.issues.map(({ path, message: why }) => `${path.join(".") || "payload"}: ${why}`).join("; ");
  throw new Error(`The event ${known.type} ${String(message.id)} has another payload than it declares: ${wrong}`);
}
