import { pageOfShards } from "../platform/sharded-list/read.ts";
import { QuestionEntity, questionsWithStatus } from "./question.table.ts";
import type { Question } from "./question.ts";

/** Published questions that one look goes through at most. */
export const lookedThrough = 1000;

/** What is published, the newest first, as far as one look goes. */
export async function publishedQuestions(): Promise<readonly Question[]> {
  const page = { after: undefined, limit: lookedThrough, reverse: true };
  return (await pageOfShards(questionsWithStatus("published"), QuestionEntity, page)).Items;
}
