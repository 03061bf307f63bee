import * as z from "zod";
import { boolean, Entity, item, list, number, string } from "dynamodb-toolbox";
import {
  entryKinds,
  entryStates,
  statementFields,
  type EntryState,
  type Share,
  type StatementEntry,
  type StruckShare,
} from "../../payments/index.ts";
import { keptFor } from "../../platform/personal-data.ts";
import { shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import type { Instant } from "../../platform/time.ts";

const fiscal = keptFor("fiscal record: ten years, art. 2220 of the Italian civil code");

/** An entry of a statement with what the house has made of it. */
export interface BankEntry extends StatementEntry {
  /** What makes it the same entry in every statement that has it. */
  id: string;
  version: number;
  state: EntryState;
  shares: readonly Share[];
  /** Shares whose bookings were struck out since. */
  struck?: readonly StruckShare[] | undefined;
  /** Why it pays nothing, as somebody has said; of a fee or a debit nobody has to. */
  asideFor?: string | undefined;
  /** The file that brought it. */
  statement: string;
  addedOn: Instant;
}

const storedShare = shapeOf<Share>({
  orderId: z.string(),
  orderNumber: z.string(),
  amount: z.number(),
  seq: z.number().optional(),
  reference: z.string(),
  done: z.boolean(),
});

const storedStruck = shapeOf<StruckShare>({
  orderId: z.string(),
  orderNumber: z.string(),
  amount: z.number(),
  on: z.string(),
});

export const BankEntryEntity = kept(
  new Entity({
    name: "BankEntry",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      account: string(),
      bookedOn: string(),
      kind: stored(z.enum(entryKinds)),
      amount: number(),
      credit: boolean(),
      currency: string(),
      reference: string().optional(),
      name: string().optional().meta(fiscal),
      iban: string().optional().meta(fiscal),
      text: string().meta(fiscal),
      state: stored(z.enum(entryStates)),
      shares: list(stored(storedShare)),
      struck: list(stored(storedStruck)).optional(),
      asideFor: string().optional(),
      statement: string(),
      addedOn: string(),
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `BANKENTRY#${id}`, sk: "BANKENTRY" }),
  }),
);

/** The entries in a state, by the day of their booking. */
export const bankEntriesIn = (state: string): string => `BANKENTRIES#${state}`;

export const itemOf = (entry: BankEntry) => ({
  ...entry,
  shares: [...entry.shares],
  struck: entry.struck && [...entry.struck],
  gsi1pk: bankEntriesIn(entry.state),
  gsi1sk: `${entry.bookedOn}#${entry.id}`,
});

const storedColumns = z.partialRecord(z.enum(statementFields), z.string());

/** What the columns of a table's heading mean, as somebody has said once. */
export const StatementColumnsEntity = kept(
  new Entity({
    name: "StatementColumns",
    table,
    schema: item({
      /** The heading's names as one hash. */
      heading: string().key(),
      columns: stored(storedColumns),
    }),
    computeKey: ({ heading }: { heading: string }) => ({ pk: `STATEMENTCOLUMNS#${heading}`, sk: "STATEMENTCOLUMNS" }),
  }),
);
