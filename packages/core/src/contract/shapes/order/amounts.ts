import * as z from "zod";
import { priceSteps } from "../../../orders/order.ts";
import { blockedReasons, chargedReasons, vatRules } from "../../../tax/vat.ts";
import { CentsAmount } from "../../common.ts";
import { VatCheckView } from "../vat-check.ts";
import { params } from "./codes.ts";

/** How it is taxed and by which law: what the invoice will quote (domain-rules 1.1). Rates in basis points. */
export const Treatment = z.object({
  row: z.string().optional(),
  rule: z.enum(vatRules),
  standard: z.int(),
  reduced: z.int(),
  natura: z.string().optional(),
  legalText: z.string().optional(),
  /** Why a company pays VAT on goods that go abroad, or why only a quotation will do. */
  why: z.enum([...chargedReasons, ...blockedReasons]).optional(),
  proof: VatCheckView.optional(),
  /** The six characters of a public body, which pays the VAT itself: it is asked for the total less the VAT. */
  publicBody: z.string().optional(),
});

const Step = z.object({ code: z.enum(priceSteps), amount: CentsAmount, params });

/**
 * The sum as a private buyer reads it: rows with contributions and VAT that add up to the total, with what rounding VAT once
 * makes of it, and the VAT of each rate that the total holds.
 */
export const GrossSummary = z.object({ rows: z.array(Step).readonly(), included: z.array(Step).readonly() });

/** Every amount, net, with the steps that add up to it. */
export const Amounts = z.object({
  productsAmount: CentsAmount,
  wasteDisposalTax: CentsAmount,
  shipmentCost: CentsAmount,
  shipmentState: z.enum(["known", "address-missing", "quotation"]),
  couponAmount: CentsAmount,
  vatAmount: CentsAmount,
  total: CentsAmount,
  groups: z.array(z.object({ rate: z.int(), taxable: CentsAmount, vat: CentsAmount })),
  steps: z.array(Step),
  treatment: Treatment,
});
