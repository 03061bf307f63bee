import { Entity, any, item, number, string } from "dynamodb-toolbox";
import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { createHash } from "node:crypto";
import { Problem } from "../problems.ts";
import { expired, table } from "../table.ts";
import { kept } from "../stored/stored.ts";

const RememberedEntity = kept(
  new Entity({
    name: "Remembered",
    table,
    schema: item({
      scope: string().key(),
      key: string().key(),
      requestHash: string(),
      answer: any().optional(),
      expiresAt: number(),
    }),
    computeKey: ({ scope, key }: { scope: string; key: string }) => ({ pk: `ONCE#${scope}`, sk: key }),
    timestamps: false,
  }),
);

interface Once {
  /** Whose key it is and for what: another caller's equal key is another key. */
  scope: string;
  key: string;
  /** The request's body: the same key with another body is a mistake of the caller. */
  request: string;
  now: Date;
}

const keptSeconds = 86_400;
/** A run that died leaves its mark for this long. */
const abandonedSeconds = 60;

/** Runs once per key for a day; every repetition gets the first answer. A run that throws leaves no mark. */
export async function remembered<T>({ scope, key, request, now }: Once, run: () => Promise<T>): Promise<T> {
  const seconds = Math.floor(now.getTime() / 1000);
  const mark = { scope, key, requestHash: createHash("sha256").update(request).digest("base64url") };
  try {
    await RememberedEntity.build(PutItemCommand)
      .item({ ...mark, expiresAt: seconds + abandonedSeconds })
      .options({
        condition: {
          or: [
            { attr: "scope", exists: false },
            { attr: "expiresAt", lte: seconds },
          ],
        },
      })
      .send();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "ConditionalCheckFailedException") throw error;
    return firstAnswer<T>(mark, now);
  }
  try {
    const answer = await run();
    await RememberedEntity.build(PutItemCommand)
      .item({ ...mark, answer, expiresAt: seconds + keptSeconds })
      .send();
    return answer;
  } catch (error) {
    await RememberedEntity.build(DeleteItemCommand).key(mark).send();
    throw error;
  }
}

async function firstAnswer<T>(mark: { scope: string; key: string; requestHash: string }, now: Date): Promise<T> {
  const { Item } = await RememberedEntity.build(GetItemCommand).key(mark).options({ consistent: true }).send();
  if (!Item || expired(Item, now)) throw new Problem("request-in-progress");
  if (Item.requestHash !== mark.requestHash) throw new Problem("idempotency-key-reused");
  if (Item.answer === undefined) throw new Problem("request-in-progress");
  return Item.answer as T;
}
