import * as z from "zod";
import { wayRefusals, ways } from "../../payments/methods.ts";

/** A way to pay that is open to the buyer; with the reason and its figures where it is refused for this payment. Amounts in cents. */
export const OfferedWay = z.object({
  way: z.enum(ways),
  refused: z
    .object({ reason: z.enum(wayRefusals), params: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional(),
});
