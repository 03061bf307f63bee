import type { BatchGetCommandInput, BatchGetCommandOutput } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeAll, expect, it } from "vitest";
import { privatePerson } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { documents } from "../../platform/table.ts";
import { register } from "../registration/register.ts";
import { loadUsers } from "./load-users.ts";

useDatabase();
const name = "answerInPart";
afterEach(() => void documents.middlewareStack.remove(name));

/** From now on the table answers one key of each batch, `times` times; says how often it was asked. */
function answerInPart(times: number): () => number {
  let asked = 0;
  documents.middlewareStack.add(
    (next) => async (args) => {
      const { RequestItems } = args.input as BatchGetCommandInput;
      const [[table, request] = []] = Object.entries(RequestItems ?? {});
      asked += 1;
      if (!table || !request?.Keys || asked > times) return next(args);
      const [first, ...left] = request.Keys as object[];
      const input = { ...args.input, RequestItems: { [table]: { ...request, Keys: [first] } } };
      const result = await next({ ...args, input });
      const output = result.output as unknown as BatchGetCommandOutput;
      if (left.length > 0) output.UnprocessedKeys = { [table]: { ...request, Keys: left } };
      return result;
    },
    // Within what asks again.
    { step: "serialize", name, priority: "high" },
  );
  return () => asked;
}

let ids: string[] = [];
beforeAll(async () => {
  ids = [];
  for (let at = 0; at < 4; at += 1) ids.push((await register(privatePerson(), "192.0.2.1", now)).id);
});

it("takes nobody for gone whom the table has left out of its answer", async () => {
  const asked = answerInPart(2);
  expect((await loadUsers(ids)).map(({ id }) => id)).toEqual(ids);
  expect(asked()).toBe(3);
});

it("fails, and doesn't answer in part, where the table goes on leaving users out", async () => {
  answerInPart(Infinity);
  const more = [...ids, ...Array.from({ length: 20 }, (_, at) => `nobody-${at}`)];
  await expect(loadUsers(more)).rejects.toMatchObject({ name: "UnansweredBatch" });
});
