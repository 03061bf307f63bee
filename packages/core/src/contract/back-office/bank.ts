import * as z from "zod";
import { entryKinds, refusedFields, rowFaults, rowKinds } from "../../payments/statement/entry.ts";
import { entryStates } from "../../payments/statement/match.ts";
import { confidences, matchReasons } from "../../payments/statement/propose.ts";
import { statementFields } from "../../payments/statement/fields.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { CentsAmount, Id, InstantText, page, paging } from "../common.ts";
import { Confirmed } from "../shapes/settlement.ts";
import { endpoint } from "../endpoint.ts";

/** A hash of what makes it the same entry in every statement. */
const EntryId = z.string().regex(/^[0-9A-F]{26}$/);

const BankEntryView = z.object({
  id: EntryId,
  account: z.string(),
  bookedOn: z.string(),
  kind: z.enum(entryKinds),
  credit: z.boolean(),
  amount: CentsAmount,
  currency: z.string(),
  /** The bank's own; absent where it gives none. */
  reference: z.string().optional(),
  name: z.string().optional(),
  iban: z.string().optional(),
  text: z.string(),
  state: z.enum(entryStates),
  asideFor: z.string().optional(),
  statement: z.string(),
  /** What pays nothing yet. */
  left: CentsAmount,
  /** The act of booking it broke off: confirmed again, it goes on where it stopped. */
  halfBooked: z.boolean(),
  shares: z.array(
    z.object({ orderId: Id, orderNumber: z.string(), amount: CentsAmount, seq: z.int().optional(), done: z.boolean() }),
  ),
  /** What was booked of it and struck out since: it isn't proposed for that order again. */
  struck: z.array(z.object({ orderId: Id, orderNumber: z.string(), amount: CentsAmount, on: InstantText })),
  /** The orders that it may pay, and why. */
  proposal: z
    .object({
      shares: z.array(
        z.object({
          orderId: Id,
          number: z.string(),
          name: z.string(),
          amount: CentsAmount,
          /** What the order waits for before it. */
          due: CentsAmount,
        }),
      ),
      confidence: z.enum(confidences),
      reasons: z.array(z.enum(matchReasons)),
      /** Other entries that are proposed for the same debt before this one: of it nothing, or less, is left. */
      rivals: z.array(z.object({ number: z.string(), bookedOn: z.string(), amount: CentsAmount })).optional(),
    })
    .optional(),
});

const Heading = line().min(1).max(100);

export const importBankStatement = endpoint({
  access: "admin",
  method: "POST",
  path: "/back-office/bank-statements",
  about: { kind: "bank-entries" },
  stale: ["bank"],
  summary:
    "Read a bank's statement: camt.053 (versions 02, 08), or a table (CSV, XLSX) whose columns are said once. Entries that are known already stay as they are.",
  body: z.strictObject({
    name: line().min(1).max(200),
    /** The file in base64, at most 3 MB. */
    content: z.base64().min(1).max(4_000_000),
    /** The headings of a table, and which column has what: remembered for every further table of that bank. */
    columns: z
      .strictObject({
        headings: z.array(z.string().max(100)).max(200),
        fields: z.partialRecord(z.enum(statementFields), Heading),
      })
      .optional(),
  }),
  returns: z.object({
    added: z.int(),
    known: z.int(),
    /** Entries that the bank only expects, and which come again. */
    pending: z.int(),
    withoutReference: z.int(),
    refused: z.array(
      z.object({
        is: z.enum(rowKinds),
        row: z.int(),
        field: z.enum(refusedFields),
        why: z.enum(rowFaults),
        /** As it is written in the file. */
        text: z.string(),
      }),
    ),
  }),
  errors: ["unreadable-statement", "statement-too-long", "unreadable-table", "unknown-columns"],
});

export const listBankEntries = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/bank-entries",
  shows: ["bank"],
  summary:
    "The entries of bank statements that wait, are booked or set aside, the latest first; what each that waits may pay, and why.",
  query: {
    ...paging,
    state: z.enum(entryStates).default("open"),
    /** What somebody has in hand of it: words of payer or text, reference, IBAN, an order's number, an amount. */
    text: z.string().max(100).optional(),
  },
  returns: page(BankEntryView),
});

export const confirmBankEntries = endpoint({
  access: "admin",
  method: "POST",
  path: "/back-office/bank-entries/confirm",
  about: { kind: "bank-entries" },
  stepUp: true,
  stale: ["bank", "order", "orders", "money", "credit"],
  summary:
    "Book entries for the orders that they pay, all in one act; what an order doesn't wait for is due back. The same act again changes nothing.",
  body: z.strictObject({
    matches: z
      .array(
        z.strictObject({
          id: EntryId,
          orders: z
            .array(z.strictObject({ number: line().min(8).max(9), amount: CentsAmount.positive() }))
            .min(1)
            .max(20),
          confirmed: Confirmed,
        }),
      )
      .min(1)
      .max(50),
  }),
  returns: z.object({
    booked: z.int(),
    /** One that is refused with `confirmation-needed` names in `fields` the codes that who means it so sends in `confirmed`. */
    refused: z.array(
      z.object({
        id: EntryId,
        code: z.string(),
        number: z.string().optional(),
        fields: z
          .array(
            z.object({
              field: z.string(),
              code: z.string(),
              params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
            }),
          )
          .optional(),
      }),
    ),
  }),
});

const ofEntry = {
  access: "admin",
  method: "POST",
  params: { id: EntryId },
  about: { kind: "bank-entries", id: "id" },
  stale: ["bank"],
  returns: BankEntryView,
  errors: ["not-found", "invalid-transition", "version-conflict"],
} as const;

export const setBankEntryAside = endpoint({
  ...ofEntry,
  path: "/back-office/bank-entries/{id}/aside",
  about: { kind: "bank-entries", id: "id" },
  stale: ["bank"],
  summary: "Set an entry aside that pays no order, for a reason.",
  body: z.strictObject({ reason: paragraphs().min(3).max(300) }),
});

export const takeUpBankEntry = endpoint({
  ...ofEntry,
  path: "/back-office/bank-entries/{id}/open",
  about: { kind: "bank-entries", id: "id" },
  stale: ["bank"],
  summary: "Take an entry up again that was set aside.",
});
