import { listPublishedQuestions } from "@solvia/core/contract/content";
import { listPublished } from "@solvia/core/questions/read-questions";
import { serve } from "../../serve/index.ts";

export const handler = serve(listPublishedQuestions, ({ query }) => listPublished(query));
