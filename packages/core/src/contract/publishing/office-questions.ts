import * as z from "zod";
import { line } from "../../platform/text/typed.ts";
import { questionStatuses } from "../../questions/question.ts";
import { Id, Language, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { OfficeQuestion, OfficeQuestionPage, QuestionDecision, QuestionGroup } from "./question-shapes.ts";

const id = { id: Id } as const;

export const listBackOfficeQuestions = endpoint({
  method: "GET",
  path: "/back-office/question-answering",
  access: "admin",
  shows: ["questions"],
  summary: "What is asked, the newest first; of what waits for an answer the oldest.",
  query: {
    ...paging,
    status: z.enum(questionStatuses).optional(),
    /** An employee; "nobody" of those that nobody has. */
    assigneeId: Id.optional(),
    language: Language.optional(),
    /** Words of the question. */
    text: line().max(100).optional(),
  },
  returns: page(OfficeQuestion),
});

export const listUnansweredQuestions = endpoint({
  method: "GET",
  path: "/back-office/question-answering/unanswered",
  access: "admin",
  shows: ["questions"],
  summary: "What waits for an answer by what is asked for, the most asked first: what should be written about.",
  returns: z.object({ items: z.array(QuestionGroup) }),
});

export const getBackOfficeQuestion = endpoint({
  method: "GET",
  path: "/back-office/question-answering/{id}",
  access: "admin",
  shows: ["questions"],
  summary: "One question with what was quoted, what is published today about it, and what may be done.",
  params: id,
  returns: OfficeQuestionPage,
  errors: ["not-found"],
});

export const decideQuestion = endpoint({
  method: "PUT",
  path: "/back-office/question-answering/{id}",
  access: "admin",
  about: { kind: "questions", id: "id" },
  stale: ["questions"],
  summary:
    "Take a question or give it to somebody, answer it for its asker or for everybody, withdraw what is published, or say why there is no answer.",
  params: id,
  body: QuestionDecision,
  returns: OfficeQuestionPage,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});
