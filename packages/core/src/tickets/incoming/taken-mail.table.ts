import { Entity, item, number, string } from "dynamodb-toolbox";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** That a mail has been taken, in the transaction that takes it: one that comes again, by its sender or by the queue, is the same. */
export const TakenMailEntity = kept(
  new Entity({
    name: "TakenMail",
    table,
    schema: item({ hash: string().key(), expiresAt: number() }),
    computeKey: ({ hash }: { hash: string }) => ({ pk: `TAKENMAIL#${hash}`, sk: "TAKENMAIL" }),
    timestamps: false,
  }),
  { removals: "untold" },
);
