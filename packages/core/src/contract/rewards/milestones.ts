import * as z from "zod";
import { Id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { MilestoneProgress } from "./milestone-shapes.ts";

export const getMilestoneProgress = endpoint({
  method: "GET",
  path: "/milestones/progress",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["milestones"],
  summary: "The milestones with how far the user, or their company, has come, those to be redeemed first.",
  returns: z.object({ items: z.array(MilestoneProgress) }),
});

export const redeemMilestone = endpoint({
  method: "POST",
  path: "/milestones/{id}/redeem",
  access: "customer",
  within: "buyer",
  stale: ["milestones", "coupons"],
  summary: "Have the reward of a milestone that was reached, as a coupon; asked again, the same coupon is answered.",
  params: { id: Id },
  returns: z.object({ code: z.string() }),
  errors: ["not-found", "invalid-transition", "version-conflict"],
});
