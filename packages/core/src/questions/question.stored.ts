import * as z from "zod";
import { languages } from "../platform/locale.ts";
import { listOf, shapeOf } from "../platform/stored/shape.ts";
import { quoteKinds, type Answer, type AnswerSource, type Quote } from "./question.ts";

const text = z.string();

export const storedQuotes = listOf(
  shapeOf<Quote>({
    kind: z.enum(quoteKinds),
    id: text,
    title: text,
    section: text.optional(),
    path: text,
    text,
    language: z.enum(languages),
  }),
);

export const storedAnswer = shapeOf<Answer>({
  html: text,
  sources: listOf(shapeOf<AnswerSource>({ publicationId: text, title: text, path: text })),
  on: text,
});
