import { expect, it } from "vitest";
import { eachRow } from "./each-row.ts";

it("does the same to each, four at a time, and says of each what became of it", async () => {
  let underWay = 0;
  let most = 0;
  const heard: number[] = [];
  const outcomes = await eachRow(
    [1, 2, 3, 4, 5, 6, 7],
    async (row) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      if (row % 3 === 0) throw new Error(`no ${row}`);
      return row * 10;
    },
    ({ row }) => heard.push(row),
  );
  expect(most).toBe(4);
  expect(heard.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(outcomes.map((one) => ("answer" in one ? one.answer : "refused"))).toEqual([
    10,
    20,
    "refused",
    40,
    50,
    "refused",
    70,
  ]);
  expect(await eachRow([], () => Promise.resolve())).toEqual([]);
});
