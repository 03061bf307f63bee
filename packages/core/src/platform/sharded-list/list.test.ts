import fc from "fast-check";
import { expect, it } from "vitest";
import { cursorOf, startingAt } from "../storing/cursor.ts";
import { newId } from "../ids.ts";
import { endAt, keysIn, placeAfter, shardedList, shardOf } from "./list.ts";

const orders = shardedList("gsi2", "ORDERS#2026-11", 8);
const at = "2026-11-22T09:00:00.000Z";

it("gives an item the same shard for good", () => {
  expect(keysIn(orders, at, "01KAN4V5DRG8Z6PQ8W8YF1TX0E")).toEqual({
    gsi2pk: "ORDERS#2026-11#1",
    gsi2sk: `${at}#01KAN4V5DRG8Z6PQ8W8YF1TX0E`,
  });
});

it("spreads ids evenly, those of one millisecond too", () => {
  for (const shards of [4, 8]) {
    const counts = Array.from({ length: shards }, () => 0);
    for (let made = 0; made < 8000; made += 1) counts[shardOf(newId(), shards)]! += 1;
    // Six standard deviations.
    const off = 6 * Math.sqrt(8000 / shards);
    for (const count of counts) expect(Math.abs(count - 8000 / shards)).toBeLessThan(off);
  }
});

it("a page goes on where the one before has ended, through the client's cursor", () => {
  fc.assert(
    fc.property(fc.ulid(), (id) => {
      const { gsi2sk } = keysIn(orders, at, id);
      const cursor = cursorOf(endAt(orders, gsi2sk));
      expect(placeAfter(orders, startingAt(cursor ?? undefined).exclusiveStartKey)).toBe(gsi2sk);
    }),
  );
  expect(placeAfter(orders, undefined)).toBeUndefined();
});

it("refuses an end that no page of this list had", () => {
  const foreign = [
    { pk: "ORDERS#2026-10", sk: "a" },
    { pk: "ORDERS#2026-11#1", sk: "a" },
    { pk: "ORDERS#2026-11" },
    { pk: "ORDERS#2026-11", sk: 1 },
    { pk: "ORDERS#2026-11", sk: "" },
    { pk: "ORDERS#2026-11", sk: "è" },
    { pk: "ORDERS#2026-11", sk: "a".repeat(201) },
  ];
  for (const key of foreign) expect(() => placeAfter(orders, key)).toThrow("malformed-request");
});
