import * as z from "zod";
import { noClaims } from "../../orders/lateness/no-claims.ts";
import { wholeNumber } from "../../platform/text/typed.ts";
import { CentsAmount, CivilDateText, Id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { OrderRow } from "../shapes/order.ts";
import { LateClaimRow } from "./owed-and-marked.ts";

/** "2026-2" is July to December. */
const Half = z.string();

export const getLateClaim = endpoint({
  method: "GET",
  path: "/back-office/orders/{id}/late-claim",
  access: "admin",
  shows: ["order", "orders", "money", "documents"],
  summary:
    "Interest and flat compensation that a company's late payments give rise to, as on a day (D.Lgs. 231/2002): computed, never charged.",
  params: { id: Id },
  query: {
    /** Today where nothing is said. */
    on: CivilDateText.optional(),
    /** Basis points: the European Central Bank's reference rate of half-years that the table doesn't know. */
    referenceRate: wholeNumber(0, 5000).optional(),
  },
  returns: z.object({
    on: CivilDateText,
    none: z.enum(noClaims).optional(),
    payments: z
      .array(
        z.object({
          seq: z.int(),
          amount: CentsAmount,
          dueOn: CivilDateText,
          paidOn: CivilDateText.optional(),
          days: z.int(),
          parts: z
            .array(z.object({ half: Half, days: z.int(), rate: z.int().optional(), interest: CentsAmount.optional() }))
            .readonly(),
        }),
      )
      .readonly(),
    /** Half-years whose reference rate has to be told: their days are in no sum. */
    unknown: z.array(Half).readonly(),
    interest: CentsAmount,
    compensation: CentsAmount,
    total: CentsAmount,
  }),
  errors: ["not-found"],
});

export const listDelayedPayments = endpoint({
  method: "GET",
  path: "/back-office/delayed-payments",
  access: "admin",
  shows: ["orders", "money"],
  summary: "Orders that are late, with their late days, latest first.",
  returns: z.object({ items: z.array(OrderRow.extend({ lateClaim: LateClaimRow.optional() })) }),
});
