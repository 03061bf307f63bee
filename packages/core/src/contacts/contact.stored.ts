import * as z from "zod";
import { shapeOf } from "../platform/stored/shape.ts";
import type { LegalBasis } from "./contact.ts";

const text = z.string();
type Of<K extends LegalBasis["kind"]> = Extract<LegalBasis, { kind: K }>;

export const storedBasis: z.ZodType<LegalBasis> = z.union([
  shapeOf<Of<"consent">>({
    kind: z.literal("consent"),
    date: text,
    source: text,
    textVersion: text,
    proof: text,
  }),
  shapeOf<Of<"soft_spam">>({ kind: z.literal("soft_spam"), orderId: text, date: text }),
  shapeOf<Of<"b2b_optout_country">>({ kind: z.literal("b2b_optout_country"), date: text }),
]);
