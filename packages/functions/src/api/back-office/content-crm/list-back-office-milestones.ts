import { listMilestones } from "@solvia/core/milestones/office-milestones";
import { listBackOfficeMilestones } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeMilestones, ({ query, now }) => listMilestones(query, now));
