import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { GuardEntity } from "./guard.table.ts";
import { readAll } from "./read-all.ts";

useDatabase();

it("reads more than one batch holds, in the order of the keys, each once, without what isn't there", async () => {
  const keys = Array.from({ length: 130 }, (_, at) => ({ kind: "READALL", value: String((at * 37) % 130) }));
  const absent = new Set([3, 99, 100, 101, 129]);
  await Promise.all(
    keys.flatMap((key, at) =>
      absent.has(at)
        ? []
        : [
            GuardEntity.build(PutItemCommand)
              .item({ ...key, ownerId: `o${key.value}` })
              .send(),
          ],
    ),
  );
  const found = await readAll(GuardEntity, [...keys, ...keys.toReversed()]);
  expect(found.map(({ ownerId }) => ownerId)).toEqual(
    keys.flatMap(({ value }, at) => (absent.has(at) ? [] : [`o${value}`])),
  );
  expect(await readAll(GuardEntity, [])).toEqual([]);
});
