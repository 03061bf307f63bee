import * as z from "zod";
import { dimensions, marks, partKinds, subjectKinds } from "../../figures/rules/entry.ts";
import { grains, periodOf } from "../../figures/rules/period.ts";
import { stages } from "../../quotations/figures/funnel.ts";
import { CentsAmount, CivilDateText, Id, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { LostReason } from "../shapes/quotation.ts";

/** "2026-11-20", "2026-W47", "2026-11" or "2026": a day, a week (ISO 8601), a month or a year of Rome. */
const PeriodText = z.string().refine((text) => periodOf(text) !== undefined);

/** What some things come to. */
const measures = {
  count: z.int(),
  /** Cents, without VAT; of refunds as the money went; of first answers minutes of the desk's time. */
  amount: z.int(),
  /** Peak watts of panels. */
  wp: z.number(),
  /** Cents of the goods of which it is known what the house pays for them, and those that it pays: the margin is what lies between. */
  costed: CentsAmount,
  cost: CentsAmount,
} as const;
const Measures = z.object(measures);

const Mark = z.enum(marks);

/** Each figure of a period, beside the period before and the same of the year before; what isn't there is nought. */
const figures = {
  period: z.string(),
  grain: z.enum(grains),
  from: CivilDateText,
  to: CivilDateText,
  previous: z.string(),
  yearAgo: z.string(),
  figures: z.array(z.object({ mark: Mark, ...measures, previous: Measures, yearAgo: Measures })),
  /** Its days, or the months of a year, none left out: each mark that has something on it. */
  parts: z.array(z.object({ part: z.string(), figures: z.array(z.object({ mark: Mark, ...measures })) })),
} as const;

/** What a mark comes to by the values of a dimension, the greatest first; "-" is who is looked after by nobody. */
const Parted = z.object({
  mark: Mark,
  dimension: z.enum(dimensions),
  rows: z.array(z.object({ value: z.string(), name: z.string().optional(), ...measures })),
});

const asked = {
  /** The current month where it is absent. */
  period: PeriodText.optional(),
} as const;

export const getKpi = endpoint({
  method: "GET",
  path: "/back-office/kpi",
  access: "admin",
  shows: ["orders", "return-requests", "tickets", "people"],
  summary:
    "How the house stands in a day, week, month or year: orders, money, customers, returns and requests for help, beside the period before and a year ago.",
  query: asked,
  returns: z.object(figures),
});

/** So many quotations; cents of their totals, VAT included. */
const counted = { count: z.int(), amount: CentsAmount };

export const getSalesKpi = endpoint({
  method: "GET",
  path: "/back-office/sales-kpi",
  access: "admin",
  shows: ["quotations", "orders"],
  summary:
    "How the sales go in a day, week, month or year: by country, kind of customer, category, agent and way to pay, with the products that sold most; of a month how far its quotations came, why some were lost, and how long an acceptance took.",
  query: {
    ...asked,
    /** Quotations that one employee looks after. */
    ownerId: Id.optional(),
  },
  returns: z.object({
    ...figures,
    by: z.array(Parted),
    /** What was paid in a month or a year: the first twenty by money, and by peak watts. Absent of shorter periods. */
    products: z
      .object({
        byAmount: z.array(z.object({ productId: Id, name: z.string().optional(), ...measures })),
        byWp: z.array(z.object({ productId: Id, name: z.string().optional(), ...measures })),
      })
      .optional(),
    /** Of a month. */
    quotations: z
      .object({
        period: z.string(),
        /** Each holds those of the later ones too; what was ordered and paid counts with the orders' totals. */
        stages: z.array(z.object({ stage: z.enum(stages), ...counted })),
        lost: z.array(z.object({ reason: LostReason, ...counted })),
        expired: z.object(counted),
        /** Basis points of those that were sent: how many were ordered; absent while none was sent. */
        conversion: z.int().optional(),
        /** From the first version to the first acceptance; absent while none was accepted. */
        medianDays: z.number().optional(),
      })
      .optional(),
  }),
});

export const getTechKpi = endpoint({
  method: "GET",
  path: "/back-office/kpi-tech",
  access: "admin",
  shows: ["tickets"],
  summary:
    "How the technical desk does in a day, week, month or year: requests for help, first answers, and how many were over within the promised time.",
  query: asked,
  returns: z.object({
    ...figures,
    by: z.array(Parted),
    /** Of the present period: requests that are late now and still open, up to 500; `more` where there are more. */
    lateOpen: z.object({ count: z.int(), more: z.boolean() }).optional(),
  }),
});

export const listKpiRecords = endpoint({
  method: "GET",
  path: "/back-office/kpi/records",
  access: "admin",
  shows: ["orders", "return-requests", "tickets", "people"],
  summary:
    "What a figure adds up, entry by entry, the newest first: all of a mark, or what falls to one value of a dimension; of what was paid also what falls to one product.",
  query: {
    ...paging,
    /** The current year where it is absent. */
    period: PeriodText.optional(),
    mark: Mark.default("placed"),
    dimension: z.enum(partKinds).optional(),
    value: z.string().max(64).optional(),
  },
  returns: page(
    z.object({
      /** Of the entry. */
      id: z.string(),
      kind: z.enum(subjectKinds),
      /** The order, user or request that it is of. */
      of: Id,
      day: CivilDateText,
      /** What people call it; absent of what is gone. */
      number: z.string().optional(),
      name: z.string().optional(),
      count: z.int(),
      amount: CentsAmount.optional(),
      /** Of a first answer: of the desk's time. */
      minutes: z.int().optional(),
      wp: z.number().optional(),
    }),
  ),
});
