import { saveMilestone as save } from "@solvia/core/milestones/office-milestones";
import { saveMilestone } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(saveMilestone, ({ body, now }) => save(body, now));
