import * as z from "zod";
import { shapeOf } from "../platform/stored/shape.ts";
import { accountStates, missingReasons, missingThings, type AccountFacts, type Missing } from "./merchant-account.ts";

const storedMissing = shapeOf<Missing>({
  what: z.enum(missingThings),
  late: z.boolean(),
  reason: z.enum(missingReasons).optional(),
});

export const storedFacts = shapeOf<AccountFacts>({
  state: z.enum(accountStates),
  charges: z.boolean(),
  payouts: z.boolean(),
  missing: z.array(storedMissing),
  dueOn: z.string().optional(),
});
