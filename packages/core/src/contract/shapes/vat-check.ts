import * as z from "zod";
import { InstantText } from "../common.ts";

/** What a register said of a VAT number, and when. Unknown is neither yes nor no. */
export const VatCheckView = z.object({
  number: z.string(),
  status: z.enum(["valid", "invalid", "unknown"]),
  checkedAt: InstantText,
  source: z.string().optional(),
  consultationNumber: z.string().optional(),
});
