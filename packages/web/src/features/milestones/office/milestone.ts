import type { listBackOfficeMilestones } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

/** A milestone as the office's list has it. */
export type Milestone = AnswerOf<typeof listBackOfficeMilestones>["items"][number];
