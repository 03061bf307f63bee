import * as z from "zod";
import { pickup } from "../../../orders/order.ts";
import { Id, InstantText, Locale } from "../../common.ts";
import { Address } from "../address.ts";
import { OrderCertificateView } from "../vat-certificate.ts";
import { Amounts } from "./amounts.ts";
import { Terms } from "./codes.ts";

export const OrderAddress = z.union([
  z.literal(pickup),
  z.object({ ...Address.shape, addressType: z.string().optional() }),
]);

export const head = {
  id: Id,
  locale: Locale,
  termsOfPayment: Terms,
  /** Terms that the seller has agreed to for it, beside the public ones. */
  agreedTerms: Terms.optional(),
  customerReference: z.string().optional(),
  notes: z.string().optional(),
  reducedVat: z.boolean(),
  /** What the reduced rate rests on; of an order whose certificate was refused, how it ended. */
  certificate: OrderCertificateView.optional(),
  /** The version of the quotation that it was made of. */
  quotation: z.object({ id: Id, number: z.string(), version: z.int(), hash: z.string() }).optional(),
  amounts: Amounts,
  createdOn: InstantText,
} as const;
