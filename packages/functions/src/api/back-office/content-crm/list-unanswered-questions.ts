import { listUnansweredQuestions } from "@solvia/core/contract/back-office/content-crm";
import { unansweredGroups } from "@solvia/core/questions/desk/list-questions";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listUnansweredQuestions, () => unansweredGroups(new Date()));
