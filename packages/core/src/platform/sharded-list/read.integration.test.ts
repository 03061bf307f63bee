import { Entity, item, string } from "dynamodb-toolbox";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { cursorOf, startingAt } from "../storing/cursor.ts";
import { table } from "../table.ts";
import { keysIn, shardedList } from "./list.ts";
import { pageOfShards, rowsOfShards } from "./read.ts";

useDatabase();

const ThingEntity = new Entity({
  name: "Thing",
  table,
  schema: item({ id: string().key(), text: string(), gsi2pk: string(), gsi2sk: string() }),
  computeKey: ({ id }: { id: string }) => ({ pk: `THING#${id}`, sk: "THING" }),
});
const listed = (name: string) => shardedList("gsi2", `THINGS#${name}`, 4);

const store = (name: string, second: number, text = "") => {
  const id = `T${String(second).padStart(3, "0")}`;
  const at = new Date(Date.UTC(2026, 10, 22, 9, 0, second)).toISOString();
  return ThingEntity.build(PutItemCommand)
    .item({ id: `${name}-${id}`, text, ...keysIn(listed(name), at, `${name}-${id}`) })
    .send();
};
const seconds = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const idsOf = (name: string, numbers: readonly number[]) =>
  numbers.map((number) => `${name}-T${String(number).padStart(3, "0")}`);

/** Page by page as a client asks, until there is no more; `between` runs after each page. */
async function pages(name: string, limit: number, reverse: boolean, between = async (_page: number) => {}) {
  const found: string[][] = [];
  let cursor: string | null = null;
  do {
    const after: Record<string, unknown> | undefined = startingAt(cursor ?? undefined).exclusiveStartKey;
    const page = await pageOfShards(listed(name), ThingEntity, { after, limit, reverse });
    found.push(page.Items.map(({ id }) => id));
    cursor = cursorOf(page.LastEvaluatedKey);
    await between(found.length);
  } while (cursor);
  return found;
}

it("pages through all shards in one order, forwards and backwards", async () => {
  await Promise.all(seconds(1, 60).map((second) => store("A", second)));
  for (const limit of [1, 7, 25, 60, 61]) {
    const forwards = await pages("A", limit, false);
    expect(forwards.flat()).toEqual(idsOf("A", seconds(1, 60)));
    expect(forwards.slice(0, -1).every(({ length }) => length === limit)).toBe(true);
    expect((await pages("A", limit, true)).flat()).toEqual(idsOf("A", seconds(1, 60).toReversed()));
  }
  expect(await pages("none", 10, true)).toEqual([[]]);
});

it("loses nothing and gives nothing twice while items come", async () => {
  await Promise.all(seconds(101, 130).map((second) => store("B", second)));
  const found = await pages("B", 8, true, async (page) => {
    if (page > 3) return;
    // One that is newer than every page, and one whose place is on a page that is still to come.
    await Promise.all([store("B", 200 + page), store("B", 50 + page)]);
  });
  expect(found.flat()).toEqual(idsOf("B", [...seconds(101, 130).toReversed(), 53, 52, 51]));
});

it("walks through a list that the database answers in parts, up to an instant", async () => {
  await Promise.all(seconds(1, 30).map((second) => store("C", second, "x".repeat(300_000))));
  const walk = async (options?: Parameters<typeof rowsOfShards>[2]) => {
    const ids: string[] = [];
    for await (const { id } of rowsOfShards(listed("C"), ThingEntity, options)) ids.push(id);
    return ids;
  };
  expect(await walk()).toEqual(idsOf("C", seconds(1, 30)));
  expect(await walk({ atOnce: 4, before: "2026-11-22T09:00:10.000Z" })).toEqual(idsOf("C", seconds(1, 9)));
});

it("does not begin where another list has ended", async () => {
  const after = { pk: "THINGS#A", sk: "2026-11-22T09:00:10.000Z#A-T010" };
  expect((await pageOfShards(listed("A"), ThingEntity, { after, limit: 2 })).Items.map(({ id }) => id)).toEqual(
    idsOf("A", [11, 12]),
  );
  await expect(pageOfShards(listed("B"), ThingEntity, { after, limit: 2 })).rejects.toThrow("malformed-request");
});
