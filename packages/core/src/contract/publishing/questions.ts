import * as z from "zod";
import { line } from "../../platform/text/typed.ts";
import { Id, Language, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { OwnQuestion, PublishedQuestion, QuestionText } from "./question-shapes.ts";

const id = { id: Id } as const;
const reader = { language: Language.default("it") } as const;
const searches = { limit: 60, windowSeconds: 60 } as const;
const anHour = (limit: number) => ({ limit, windowSeconds: 3600 });

export const listPublishedQuestions = endpoint({
  method: "GET",
  path: "/publications/question-answering",
  access: "anyone",
  forOthers: true,
  shows: ["questions"],
  summary: "Published questions with the office's answers, the newest first: in the reader's language and in Italian.",
  query: { ...paging, ...reader, text: line().max(100).optional() },
  returns: page(PublishedQuestion),
  rateLimit: searches,
});

export const listQuestionsOfPublication = endpoint({
  method: "GET",
  path: "/publications/{id}/question-answering",
  access: "anyone",
  forOthers: true,
  shows: ["questions"],
  summary: "The same of one publication: asked below it, or answered out of it.",
  params: id,
  query: { ...paging, ...reader },
  returns: page(PublishedQuestion),
});

export const askQuestion = endpoint({
  method: "POST",
  path: "/publications/question-answering",
  access: "customer",
  stale: ["questions"],
  summary:
    "Ask: what is published and supports an answer is quoted at once with its source; where nothing does, a technician is asked. Without contact details.",
  body: z.strictObject({ text: QuestionText, ...reader, publicationId: Id.optional() }),
  returns: OwnQuestion,
  errors: ["not-found"],
  rateLimit: anHour(20),
  idempotent: true,
});

export const listOwnQuestions = endpoint({
  method: "GET",
  path: "/publications/question-answering/own",
  access: "customer",
  shows: ["questions"],
  summary: "What the caller has asked with what answered it, the last asked first.",
  query: paging,
  returns: page(OwnQuestion),
});

export const askTechnician = endpoint({
  method: "POST",
  path: "/publications/question-answering/{id}/technician",
  access: "customer",
  stale: ["questions"],
  summary: "The quoted passages didn't help: have a technician answer one's own question.",
  params: id,
  returns: OwnQuestion,
  errors: ["not-found", "invalid-transition", "version-conflict"],
  rateLimit: anHour(60),
});
