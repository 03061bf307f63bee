import * as z from "zod";
import { promiseOutcomes, promiserKinds } from "../../promises/given.ts";
import { CivilDateText, Id, MonthText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** Suppliers where nothing is said. */
const kind = z.enum(promiserKinds).optional();
/** "2026-11", of the promised days; the current month where nothing is said. */
const period = MonthText.optional();
const ofPromise = { id: z.string(), kind: z.enum(promiserKinds), name: z.string() } as const;

const FiguresOfPromiser = z.object({
  ...ofPromise,
  period: z.string(),
  /** The supplier's id; of a carrier its name, in small letters. */
  promiser: z.string(),
  /** Promises in all: those that haven't come yet, that came by their day, later, and never. */
  promised: z.int(),
  open: z.int(),
  kept: z.int(),
  late: z.int(),
  missing: z.int(),
  /** Basis points that were kept of what came or never will; absent where nothing has. */
  share: z.int().optional(),
  /** Tenths of days after the promised day, below nought before it, in the mean of all that came. */
  meanTenths: z.int().optional(),
});

const PromiseRow = z.object({
  ...ofPromise,
  /** The order, or the order to a supplier, and its number. */
  subjectId: Id,
  number: z.string(),
  /** The shipment, or the product. */
  aboutId: Id,
  /** The product's name. */
  what: z.string().optional(),
  pieces: z.int(),
  /** The first day that was promised. */
  promisedOn: CivilDateText,
  /** Of a shipment the day on which it left the house. */
  leftOn: CivilDateText.optional(),
  cameOn: CivilDateText.optional(),
  outcome: z.enum(promiseOutcomes),
});

export const listPromiseFigures = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/promise-figures",
  shows: ["purchases", "shipments"],
  summary: "How suppliers, or carriers, have kept what they promised for a month, by the first day of each promise.",
  query: { ...paging, kind, period },
  returns: page(FiguresOfPromiser),
});

export const listPromises = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/promises",
  shows: ["purchases", "shipments"],
  summary: "The promises that a figure counts: articles of orders to suppliers, or shipments, by their first day.",
  query: {
    ...paging,
    kind,
    period,
    /** Whose. */
    promiser: z.string().min(1).max(200).optional(),
    outcome: z.enum(promiseOutcomes).optional(),
  },
  returns: page(PromiseRow),
});
