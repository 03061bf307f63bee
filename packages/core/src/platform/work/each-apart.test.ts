import { expect, it } from "vitest";
import { eachApart } from "./each-apart.ts";

it("does all that can be done, and then says what could not", async () => {
  const done: number[] = [];
  const run = async (item: number) => {
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  };
  await expect(eachApart([1, 2, 3], run)).rejects.toThrow("no 2");
  expect(done).toEqual([1, 3]);
  await expect(eachApart([2, 5, 4, 7], run)).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: "no 2" }), expect.objectContaining({ message: "no 4" })],
  });
  expect(done).toEqual([1, 3, 5, 7]);
  await expect(eachApart([], run)).resolves.toBeUndefined();
});
