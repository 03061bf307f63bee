import { Entity, item, string, any, number } from "dynamodb-toolbox";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { happening, type Announced } from "./event.ts";
import { table } from "../table.ts";
import { kept } from "../stored/stored.ts";

const keptDays = 7;

/** An event waits in the table as an item of its own; the stream hands it on and TTL removes it. */
export const OutboxEntity = kept(
  new Entity({
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
  }),
  { removals: "untold" },
);

/** The outbox item of an event, for a write of its own. Throws where the payload isn't what the event declares. */
export const outboxItem = (announced: Announced, now: Date) => ({
  ...happening(announced, now),
  expiresAt: Math.floor(now.getTime() / 1000) + keptDays * 86_400,
});

/** Announces an event in the very transaction that makes it true: `announce(orderPlaced.of({ orderId }), now)`. */
export const announce = (announced: Announced, now: Date) =>
  OutboxEntity.build(PutTransaction).item(outboxItem(announced, now));
