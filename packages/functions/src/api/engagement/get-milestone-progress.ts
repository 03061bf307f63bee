import { milestoneProgress } from "@solvia/core/milestones/milestone-progress";
import { getMilestoneProgress } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(getMilestoneProgress, ({ user, now }) => milestoneProgress(user, now));
