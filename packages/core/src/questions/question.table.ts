import { Entity, item, number, string } from "dynamodb-toolbox";
import * as z from "zod";
import { languages } from "../platform/locale.ts";
import { personal } from "../platform/personal-data.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import { storedAnswer, storedQuotes } from "./question.stored.ts";
import { questionStatuses, type Question, type QuestionStatus } from "./question.ts";

export const QuestionEntity = kept(
  new Entity({
    name: "Question",
    table,
    schema: item({
      id: string().key(),
      userId: string().optional(),
      language: stored(z.enum(languages)),
      text: string().meta(personal),
      publicText: string().optional(),
      publicLanguage: stored(z.enum(languages)).optional(),
      publicationId: string().optional(),
      status: stored(z.enum(questionStatuses)),
      revision: number(),
      quotes: stored(storedQuotes),
      answer: stored(storedAnswer).optional().meta(personal),
      reason: string().optional().meta(personal),
      assigneeId: string().optional(),
      askedOn: string().meta(personal),
      since: string(),
      /** `questionsOfUser`. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
      /** `questionsWithStatus`. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** `questionsList`. */
      gsi3pk: string(),
      gsi3sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `QUESTION#${id}`, sk: "QUESTION" }),
  }),
);

/** What somebody has asked, by when. */
export const questionsOfUser = (userId: string): string => `USER#${userId}#QUESTIONS`;

/** Questions in a state, by since when they are in it. */
export const questionsWithStatus = (status: QuestionStatus) => shardedList("gsi2", `QUESTIONSTATUS#${status}`, 4);

/** All questions, by when they were asked. */
export const questionsList = shardedList("gsi3", "QUESTIONS", 4);

/** A question with its places in the lists; of one that nobody has asked any more, none among somebody's. */
export const itemOf = (question: Question) => ({
  ...question,
  ...(question.userId !== undefined && {
    gsi1pk: questionsOfUser(question.userId),
    gsi1sk: `${question.askedOn}#${question.id}`,
  }),
  ...keysIn(questionsWithStatus(question.status), question.since, question.id),
  ...keysIn(questionsList, question.askedOn, question.id),
});
