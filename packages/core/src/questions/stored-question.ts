import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { FormattedItem } from "dynamodb-toolbox/entity";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { orVersionConflict } from "../platform/storing/transaction.ts";
import { instant } from "../platform/time.ts";
import type { Announced } from "../platform/work/event.ts";
import { announce } from "../platform/work/outbox.ts";
import { itemOf, QuestionEntity } from "./question.table.ts";
import type { Question } from "./question.ts";

type Row = FormattedItem<typeof QuestionEntity>;

/** A question as it was read, without the keys of its lists, which the next write computes anew. */
const withoutKeys = ({
  gsi1pk: _1,
  gsi1sk: _2,
  gsi2pk: _3,
  gsi2sk: _4,
  gsi3pk: _5,
  gsi3sk: _6,
  ...question
}: Row): Question => question;

export async function findQuestion(id: string): Promise<Question | undefined> {
  const { Item } = await QuestionEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  return Item && withoutKeys(Item);
}

/** Problem: not-found. */
export async function loadQuestion(id: string): Promise<Question> {
  const question = await findQuestion(id);
  if (!question) throw new Problem("not-found");
  return question;
}

/** Another's is not found, as if it weren't there. Problem: not-found. */
export async function ownQuestion(user: Pick<User, "id">, id: string): Promise<Question> {
  const question = await loadQuestion(id);
  if (question.userId !== user.id) throw new Problem("not-found");
  return question;
}

interface Change {
  /** As it was read; absent for a new one. */
  before?: Question | undefined;
  after: Question;
  events?: readonly Announced[];
  now: Date;
}

/**
 * Writes a question under the revision that was read, with what it announces: all or nothing. A state that changes begins now. Problem:
 * version-conflict.
 */
export async function writeQuestion({ before, after, events = [], now }: Change): Promise<Question> {
  const since = before?.status === after.status ? after.since : instant(now);
  const question = { ...after, since, revision: (before?.revision ?? 0) + 1 };
  const write = QuestionEntity.build(PutTransaction)
    .item(itemOf(question))
    .options({ condition: before ? { attr: "revision", eq: before.revision } : { attr: "id", exists: false } });
  try {
    await execute(write, ...events.map((one) => announce(one, now)));
  } catch (error) {
    throw orVersionConflict(error);
  }
  return question;
}
