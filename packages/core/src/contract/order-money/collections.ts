import * as z from "zod";
import { collectionStates, hindrances, lineOutcomes, mostLines, vainReasons } from "../../collections/collection.ts";
import { collectionKinds } from "../../payments/collection-kinds.ts";
import { returnCodes } from "../../payments/bank-mandate.ts";
import { paragraphs } from "../../platform/text/typed.ts";
import { CentsAmount, CivilDateText, Id, InstantText, page, paging } from "../common.ts";
import { endpoint, redirect } from "../endpoint.ts";

/** A hash of what stands in it. */
const CollectionId = z.string().regex(/^[0-9A-F]{26}$/);
const TransactionId = z.string().regex(/^[0-9A-Z]{26}\.\d{1,3}$/);

const Line = z.object({
  id: TransactionId,
  orderId: Id,
  orderNumber: z.string(),
  invoiceNumber: z.string(),
  invoicedOn: CivilDateText,
  amount: CentsAmount,
  dueDate: CivilDateText,
  /** The day of the banks on which it is asked for. */
  collectedOn: CivilDateText,
  debtor: z.object({ name: z.string(), iban: z.string() }),
});

const Vain = { why: z.enum(vainReasons), left: CentsAmount };

const CollectionRow = z.object({
  id: CollectionId,
  number: z.string(),
  kind: z.enum(collectionKinds),
  state: z.enum(collectionStates),
  createdOn: InstantText,
  count: z.int(),
  total: CentsAmount,
  paid: CentsAmount,
  unpaid: CentsAmount,
  recalled: CentsAmount,
  open: CentsAmount,
  /** What the bank has charged for lines that came back. */
  fees: CentsAmount,
  /** The first and the last day on which its lines are asked for. */
  from: CivilDateText.optional(),
  until: CivilDateText.optional(),
});

const CollectionView = CollectionRow.extend({
  lines: z.array(
    Line.extend({
      outcome: z.enum(lineOutcomes).optional(),
      outcomeOn: CivilDateText.optional(),
      fee: CentsAmount.optional(),
      code: z.enum(returnCodes).optional(),
      reason: z.string().optional(),
      /** From which day on it counts as paid, unless it came back. */
      outcomeFrom: CivilDateText,
      /** Other money has paid it meanwhile, or a part of it, or its order has ended: what is left of it, and why it is to be recalled. */
      vain: z.object(Vain).optional(),
      mayComeBack: z.boolean(),
      mayRecall: z.boolean(),
    }),
  ),
  hasFile: z.boolean(),
  /** How many lines count as paid by now and aren't booked yet. */
  payable: z.int(),
});

const ofSlip = {
  access: "admin",
  params: { id: CollectionId },
  about: { kind: "collections", id: "id" },
  returns: CollectionView,
} as const;

export const listCollections = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/collections",
  shows: ["collections"],
  summary:
    "The slips of payments that the bank collects (RiBa, SEPA direct debits), the newest first, with what became of them.",
  query: {
    ...paging,
    /** A part of its number, or words of a debtor or an order in it. */
    text: z.string().max(100).optional(),
  },
  returns: page(CollectionRow),
});

export const listDueCollections = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/collections/due",
  shows: ["collections", "orders"],
  summary:
    "Payments that the bank is to collect, due within ten days and in no slip, with their sum; those that can't go to the bank as they stand, with the reason; and lines at the bank that are to be recalled.",
  returns: z.object({
    items: z.array(Line.extend({ kind: z.enum(collectionKinds) })),
    total: CentsAmount,
    hindered: z.array(
      z.object({
        id: TransactionId,
        kind: z.enum(collectionKinds),
        orderId: Id,
        orderNumber: z.string(),
        customer: z.string(),
        amount: CentsAmount,
        dueDate: CivilDateText.optional(),
        hindrance: z.enum(hindrances),
      }),
    ),
    /** Lines at the bank that ask for what other money has paid, in whole or in part, or an order that has ended. */
    toRecall: z.array(
      z.object({
        id: TransactionId,
        collectionId: CollectionId,
        /** The slip's. */
        number: z.string(),
        orderId: Id,
        orderNumber: z.string(),
        customer: z.string(),
        /** What the bank asks for. */
        amount: CentsAmount,
        on: CivilDateText,
        ...Vain,
      }),
    ),
  }),
});

export const makeCollection = endpoint({
  access: "admin",
  method: "POST",
  path: "/back-office/collections",
  about: { kind: "collections" },
  stepUp: true,
  stale: ["collections", "order", "orders", "money", "credit"],
  summary:
    "Make a slip of payments that are due, with the bank's file, which never changes; a payment never stands in two. The same again answers the same slip.",
  body: z.strictObject({ kind: z.enum(collectionKinds), transactions: z.array(TransactionId).min(1).max(mostLines) }),
  returns: CollectionView,
  errors: ["not-found", "nothing-to-collect", "version-conflict"],
});

export const getCollection = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/collections/{id}",
  params: { id: CollectionId },
  shows: ["collections"],
  summary: "A slip with its lines and what became of each.",
  returns: CollectionView,
  errors: ["not-found"],
});

export const downloadCollection = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/collections/{id}/file",
  params: { id: CollectionId },
  shows: ["collections"],
  summary: "The slip's file for the bank: records of 120 characters by CBI's standard, of direct debits a pain.008.",
  returns: redirect,
  errors: ["not-found", "invalid-transition"],
});

export const resumeCollection = endpoint({
  ...ofSlip,
  method: "POST",
  path: "/back-office/collections/{id}/resume",
  about: { kind: "collections", id: "id" },
  stepUp: true,
  stale: ["collections", "order", "orders", "money", "credit"],
  summary: "Go on with a slip whose making broke off; a made one stays as it is.",
  errors: ["not-found", "nothing-to-collect", "version-conflict"],
});

export const confirmCollectionPaid = endpoint({
  ...ofSlip,
  method: "POST",
  path: "/back-office/collections/{id}/paid",
  about: { kind: "collections", id: "id" },
  stepUp: true,
  stale: ["collections", "order", "orders", "money", "credit", "coupons"],
  summary:
    "Book the money of all lines whose day and five days of the banks after it have passed without their coming back.",
  errors: ["not-found", "invalid-transition", "version-conflict", "amount-not-allowed"],
});

export const noteCollectionUnpaid = endpoint({
  ...ofSlip,
  method: "POST",
  path: "/back-office/collections/{id}/unpaid",
  about: { kind: "collections", id: "id" },
  stepUp: true,
  stale: ["collections", "order", "orders", "money", "credit"],
  summary:
    "A line came back unpaid (insoluto): its payment has failed and may stand in another slip; with what the bank charges, and the banks' code of why for a direct debit.",
  body: z.strictObject({
    transaction: TransactionId,
    on: CivilDateText,
    fee: CentsAmount.min(0).max(100_000),
    /** The banks' code of why; of a direct debit always. */
    code: z.enum(returnCodes).optional(),
    reason: paragraphs().min(1).max(300).optional(),
  }),
  errors: ["not-found", "invalid-transition", "version-conflict"],
});

export const noteCollectionRecalled = endpoint({
  ...ofSlip,
  method: "POST",
  path: "/back-office/collections/{id}/recalled",
  about: { kind: "collections", id: "id" },
  stepUp: true,
  stale: ["collections", "order", "orders", "money", "credit"],
  summary: "A line was taken back from the bank before its day, for a reason: its payment waits as before.",
  body: z.strictObject({ transaction: TransactionId, reason: paragraphs().min(3).max(300) }),
  errors: ["not-found", "invalid-transition", "version-conflict"],
});
