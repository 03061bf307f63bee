import { Entity, item, string } from "dynamodb-toolbox";
import { table } from "../table.ts";
import { kept } from "../stored/stored.ts";

/** Holds a name for one owner: a second claim fails the transaction it is written in. */
export const GuardEntity = kept(
  new Entity({
    name: "Guard",
    table,
    schema: item({ kind: string().key(), value: string().key(), ownerId: string() }),
    computeKey: ({ kind, value }: { kind: string; value: string }) => ({ pk: `GUARD#${kind}#${value}`, sk: "GUARD" }),
    timestamps: false,
  }),
  { removals: "untold" },
);
