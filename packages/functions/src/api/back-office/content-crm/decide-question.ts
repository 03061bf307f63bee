import { decideQuestion } from "@solvia/core/contract/back-office/content-crm";
import { decideQuestion as decide } from "@solvia/core/questions/desk/decide-question";
import { officeQuestionView } from "@solvia/core/questions/desk/list-questions";
import { serve } from "../../../serve/index.ts";

export const handler = serve(decideQuestion, async ({ user, params, body, now }) =>
  officeQuestionView(await decide(user, params.id, body, now), now),
);
