import type * as z from "zod";
import { newIdAt } from "../ids.ts";
import { instant } from "../time.ts";
import type { QueueName } from "./work.ts";

/** One kind of thing that happens in a domain, as a value: what is told of it, and who is to hear. */
export interface DomainEvent<
  T extends string = string,
  S extends z.ZodType = z.ZodType,
  Q extends QueueName = QueueName,
> {
  readonly type: T;
  readonly payload: S;
  readonly queues: readonly Q[];
  /** That it has happened: what a use case hands to the write which makes it true (`announce`). */
  of(payload: z.input<S>): Announced;
}

/** An event that has happened, not written yet. */
export interface Announced {
  event: DomainEvent;
  payload: unknown;
}

/** What an event says: its payload, read by its schema. */
export type PayloadOf<E extends { payload: z.ZodType }> = z.output<E["payload"]>;

/**
 * Declares an event, in the `events.ts` of the domain in which it happens. The queues that hear of it stand here and nowhere
 * else; one of `email` needs its letter and one of `notifications` its notice, or the house doesn't compile.
 */
export function event<const T extends string, S extends z.ZodType, const Q extends QueueName = never>(
  type: T,
  payload: S,
  { queues }: { queues: readonly Q[] },
): DomainEvent<T, S, Q> {
  const declared: DomainEvent<T, S, Q> = {
    type,
    payload,
    queues,
    of: (facts) => ({ event: declared, payload: facts }),
  };
  return declared;
}

/** What is written of an event, and sent to its queues; its id is sorted by when it happened. Throws where its payload isn't what the event declares. */
export const happening = ({ event: { type, payload }, payload: facts }: Announced, now: Date) => ({
  id: newIdAt(now),
  type,
  at: instant(now),
  payload: payload.parse(facts),
});
