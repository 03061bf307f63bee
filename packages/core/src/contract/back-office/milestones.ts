import * as z from "zod";
import { Id, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { BackOfficeMilestone, MilestoneForm } from "../rewards/milestone-shapes.ts";

export const listBackOfficeMilestones = endpoint({
  method: "GET",
  path: "/back-office/milestones",
  access: "admin",
  shows: ["milestones"],
  summary: "Every milestone, those that last longest first, with the used rewards whose ground has gone.",
  query: {
    ...paging,
    /** Words of its name. */
    text: z.string().max(100).optional(),
  },
  returns: page(BackOfficeMilestone),
});

export const saveMilestone = endpoint({
  method: "PUT",
  path: "/back-office/milestones",
  about: { kind: "milestones" },
  access: "admin",
  stale: ["milestones"],
  summary: "Make a milestone, or give one other terms; what was redeemed keeps those it was earned by.",
  body: MilestoneForm,
  returns: BackOfficeMilestone,
  errors: ["not-found", "version-conflict", "confirmation-needed"],
  idempotent: true,
});

export const deleteMilestone = endpoint({
  method: "DELETE",
  path: "/back-office/milestones/{id}",
  about: { kind: "milestones", id: "id" },
  access: "admin",
  stale: ["milestones"],
  summary:
    "Take a milestone away, or end one that somebody has reached: who has may still redeem it, and keeps what they have.",
  params: { id: Id },
  returns: empty,
  errors: ["not-found", "version-conflict"],
});
