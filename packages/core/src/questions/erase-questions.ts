import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { table } from "../platform/table.ts";
import { dayStart, plusYears, romeDate } from "../platform/time.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { QuestionEntity, questionsOfUser, questionsWithStatus } from "./question.table.ts";
import { questionStatuses } from "./question.ts";
import { findQuestion, writeQuestion } from "./stored-question.ts";

/** Years that a question stays its asker's: as long as an answer about a product may be asked back. */
const keptYears = 2;

/** Takes a question from its asker: what is published stays in the office's wording, all else goes. May be repeated. */
async function takeAway(id: string): Promise<void> {
  const before = await findQuestion(id);
  if (!before) return;
  if (before.status !== "published") {
    await QuestionEntity.build(DeleteItemCommand).key({ id }).send();
    return;
  }
  const { publicText = "" } = before;
  // Its state stays, and since when.
  const after = { ...before, userId: undefined, text: publicText, quotes: [] };
  await writeQuestion({ before, after, now: new Date(before.since) });
}

/** Takes from a user what they have asked, before what else is held of them. May be repeated. Problem: version-conflict. */
export async function eraseQuestionsOf(userId: string): Promise<void> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: questionsOfUser(userId) })
    .entities(QuestionEntity)
    .options({ maxPages: Infinity })
    .send();
  for (const { id } of Items) await takeAway(id);
}

/** The same of what has been in its state for two years; how many. */
export async function eraseQuestionsOfLongAgo(now: Date): Promise<number> {
  const before = dayStart(plusYears(romeDate(now), -keptYears));
  let erased = 0;
  await eachApart(questionStatuses, (state) =>
    eachApart(rowsOfShards(questionsWithStatus(state), QuestionEntity, { before }), async ({ id, status, userId }) => {
      if (status === "published" && userId === undefined) return;
      await takeAway(id);
      erased += 1;
    }),
  );
  return erased;
}
