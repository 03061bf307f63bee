import * as z from "zod";
import type { CompanyVat } from "../platform/access.ts";
import { oneOf, shapeOf } from "../platform/stored/shape.ts";
import type { SubscriptionFacts } from "../plans/index.ts";
import type { Consent } from "./user.ts";

const text = z.string();
type Check = NonNullable<CompanyVat["check"]>;

export const storedCompanyVat = shapeOf<CompanyVat>({
  number: text,
  publicBody: text.optional(),
  check: shapeOf<Check>({
    number: text,
    status: oneOf<Check["status"]>({ valid: true, invalid: true, unknown: true }),
    checkedAt: text,
    source: text.optional(),
    consultationNumber: text.optional(),
  }).optional(),
});

export const storedSubscription = shapeOf<SubscriptionFacts>({
  plan: oneOf<SubscriptionFacts["plan"]>({ premium: true, exclusive: true }),
  status: oneOf<SubscriptionFacts["status"]>({ active: true, charge_failed: true, canceled: true }),
  trialExpirationDate: text.optional(),
});

export const storedConsent = shapeOf<Consent>({
  purpose: oneOf<Consent["purpose"]>({
    terms: true,
    salesConditions: true,
    privacy: true,
    marketing: true,
    profiling: true,
    partners: true,
  }),
  given: z.boolean(),
  textVersion: text,
  at: text,
  ip: text,
});
