import { listBackOfficeQuestions } from "@solvia/core/contract/back-office/content-crm";
import { listQuestions } from "@solvia/core/questions/desk/list-questions";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeQuestions, ({ query }) => listQuestions(query));
