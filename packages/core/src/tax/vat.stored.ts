import * as z from "zod";
import { oneOf, shapeOf } from "../platform/stored/shape.ts";
import type { VatGroup } from "./basket.ts";
import type { VatCheck } from "./vat-check.ts";
import { blockedReasons, chargedReasons, vatRules, type VatTreatment } from "./vat.ts";

const text = z.string();
const amount = z.number();

export const storedVatCheck = shapeOf<VatCheck>({
  number: text,
  status: oneOf<VatCheck["status"]>({ valid: true, invalid: true, unknown: true }),
  checkedAt: text,
  source: text.optional(),
  consultationNumber: text.optional(),
  name: text.optional(),
  address: text.optional(),
});

export const storedVatGroup = shapeOf<VatGroup>({
  rate: amount,
  goods: amount,
  shipment: amount,
  coupon: amount,
  taxable: amount,
  vat: amount,
});

export const storedVatTreatment = shapeOf<VatTreatment>({
  row: text.optional(),
  rule: z.enum(vatRules),
  standard: amount,
  reduced: amount,
  accessories: z.literal("as-goods").optional(),
  natura: z.enum(["N2.1", "N3.1", "N3.2", "N3.3", "N3.5"]).optional(),
  legalText: text.optional(),
  why: z.enum([...chargedReasons, ...blockedReasons]).optional(),
  proof: storedVatCheck.optional(),
  publicBody: text.optional(),
});
