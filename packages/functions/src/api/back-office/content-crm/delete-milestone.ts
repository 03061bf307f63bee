import { deleteMilestone as remove } from "@solvia/core/milestones/office-milestones";
import { deleteMilestone } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteMilestone, ({ params, now }) => remove(params.id, now));
