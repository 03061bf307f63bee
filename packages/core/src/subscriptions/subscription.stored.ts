import * as z from "zod";
import {
  chargeKinds,
  failures,
  plans,
  rehearsalOutcomes,
  type Card,
  type Charge,
  type Rehearsal,
} from "../plans/index.ts";
import { shapeOf } from "../platform/stored/shape.ts";

const text = z.string();

export const storedCharge = shapeOf<Charge>({
  orderId: text,
  kind: z.enum(chargeKinds),
  plan: z.enum(plans),
  priceId: text,
  from: text,
  to: text,
  startedOn: text,
  tries: z.number(),
  failure: z.enum(failures).optional(),
  code: text.optional(),
  net: z.number().optional(),
  total: z.number().optional(),
  nextOn: text,
});

export const storedCard = shapeOf<Card>({ brand: text, last4: text, expMonth: z.number(), expYear: z.number() });

export const storedRehearsal = shapeOf<Rehearsal>({ on: text, outcome: z.enum(rehearsalOutcomes) });
