import type { Holding } from "../platform/personal-data.ts";
import { QuestionEntity, questionsOfUser } from "./question.table.ts";

/** What a user has asked goes with the account; `eraseQuestionsOf` first parts them from what is published. */
export const questionHoldings: readonly Holding[] = [
  { entity: QuestionEntity, where: (id) => ({ partition: questionsOfUser(id), index: "gsi1" }), closing: "delete" },
];
