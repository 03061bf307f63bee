import * as z from "zod";
import { stages } from "../../quotations/figures/funnel.ts";
import { CentsAmount, Id, MonthText } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { LostReason } from "../shapes/quotation.ts";

/** So many quotations; cents of their totals, VAT included. */
const counted = { count: z.int(), amount: CentsAmount };

export const getSalesKpi = endpoint({
  method: "GET",
  path: "/back-office/sales-kpi",
  access: "admin",
  shows: ["quotations", "orders"],
  summary:
    "How the sales go. Quotations: how far those came that were begun in a month, why some were lost, and how long an acceptance took.",
  query: {
    /** "2026-11"; the current month where it is absent. */
    period: MonthText.optional(),
    /** Those that one employee looks after. */
    ownerId: Id.optional(),
  },
  returns: z.object({
    quotations: z.object({
      period: z.string(),
      /** Each holds those of the later ones too; what was ordered and paid counts with the orders' totals. */
      stages: z.array(z.object({ stage: z.enum(stages), ...counted })),
      lost: z.array(z.object({ reason: LostReason, ...counted })),
      expired: z.object(counted),
      /** Basis points of those that were sent: how many were ordered; absent while none was sent. */
      conversion: z.int().optional(),
      /** From the first version to the first acceptance; absent while none was accepted. */
      medianDays: z.number().optional(),
    }),
  }),
});
