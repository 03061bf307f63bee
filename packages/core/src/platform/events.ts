import { Entity, item, string, any, number } from "dynamodb-toolbox";
import { newId } from "./ids.ts";
import { table } from "./table.ts";
import { instant } from "./time.ts";

/**
 * What happened, as the domains declare it by extending this interface beside their types:
 * `declare module "../platform/events.ts" { interface DomainEvents { "order-placed": { orderId: string } } }`
 */
export interface DomainEvents {}

export type EventType = keyof DomainEvents & string;

export interface DomainEvent<T extends EventType = EventType> {
  /** Unique; a worker that sees it twice does nothing the second time. */
  id: string;
  type: T;
  at: string;
  payload: DomainEvents[T];
}

const keptDays = 7;

/** An event waits in the table as an item of its own; the stream hands it on and TTL removes it. */
export const OutboxEntity = new Entity({
  name: "Event",
  table,
  schema: item({
    id: string().key(),
    type: string(),
    at: string(),
    payload: any(),
    expiresAt: number(),
  }),
  computeKey: ({ id }: { id: string }) => ({ pk: `EVENT#${id}`, sk: "EVENT" }),
  timestamps: false,
});

/** The outbox item for an event: put it with `OutboxEntity` in the very transaction that makes the event true. */
export function outboxItem<T extends EventType>(type: T, payload: DomainEvents[T], now: Date) {
  return {
    id: newId(),
    type,
    at: instant(now),
    payload,
    expiresAt: Math.floor(now.getTime() / 1000) + keptDays * 86_400,
  };
}
