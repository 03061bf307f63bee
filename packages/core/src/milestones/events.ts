import * as z from "zod";
import { Id } from "../platform/text/typed.ts";
import { event } from "../platform/work/event.ts";

/** Somebody's orders, or their company's, have come as far as a milestone asks: its reward can be redeemed to a day of Rome. */
export const milestoneReached = event(
  "milestone-reached",
  z.object({
    /** The company, or the user who belongs to none. */
    holderId: Id,
    milestoneId: Id,
    until: z.iso.date(),
    /** What the reward takes off: net cents, or basis points. */
    amount: z.int().optional(),
    percent: z.int().optional(),
  }),
  { queues: ["email", "notifications"] },
);
