import * as z from "zod";
import { shapeOf } from "../platform/stored/shape.ts";
import type { LeadPlace, LeadWish, NamingConsent } from "./lead.ts";
import { roofKinds, startTimes, wishKinds } from "./lead-codes.ts";

const text = z.string();

export const storedPlace = shapeOf<LeadPlace>({
  postalCode: text,
  city: text,
  countryCode: text,
  latitude: z.number(),
  longitude: z.number(),
  approximate: z.boolean(),
});

export const storedWish = shapeOf<LeadWish>({
  kind: z.enum(wishKinds),
  roof: z.enum(roofKinds),
  powerKw: z.number().optional(),
  consumptionKwh: z.number().optional(),
  start: z.enum(startTimes),
  text: text.optional(),
});

export const storedConsent = shapeOf<NamingConsent>({
  textVersion: text,
  on: text,
  ip: text.optional(),
  byEmployee: text.optional(),
  how: text.optional(),
});
