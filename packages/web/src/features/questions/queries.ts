import { questionsAtOnce } from "@solvia/core/site/pages/questions/questions-look";
import type { Language } from "@solvia/core/platform/locale";
import { pagesOf, queryOf } from "../../api/client.ts";
import { listPublishedQuestions, listQuestionsOfPublication } from "../../api/endpoints.gen.ts";

/** Published questions, by words where some are searched. */
export const publishedQuery = (text: string | undefined, language: Language) =>
  pagesOf(listPublishedQuestions, { query: { ...(text && { text }), limit: questionsAtOnce, language } });

/** Those of one publication, as many as stand below it. */
export const ofPublicationQuery = (id: string, language: Language) =>
  queryOf(listQuestionsOfPublication, { params: { id }, query: { limit: 5, language } });
