import * as z from "zod";
import { accountStates, missingReasons, missingThings } from "../../merchants/merchant-account.ts";
import { InstantText } from "../common.ts";

export const CardAccountState = z.enum(accountStates);

/** A merchant's account at the card provider: what it may do, and what is missing until when. */
export const CardAccount = z.object({
  state: CardAccountState,
  charges: z.boolean(),
  payouts: z.boolean(),
  missing: z
    .array(z.object({ what: z.enum(missingThings), late: z.boolean(), reason: z.enum(missingReasons).optional() }))
    .readonly(),
  dueOn: InstantText.optional(),
});
