import { getBackOfficeQuestion } from "@solvia/core/contract/back-office/content-crm";
import { officeQuestionPage } from "@solvia/core/questions/desk/list-questions";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeQuestion, ({ params, now }) => officeQuestionPage(params.id, now));
