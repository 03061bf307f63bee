import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { newId } from "../../platform/ids.ts";
import { codesOf } from "./labels.ts";

useDatabase();

it("gives a package the same code each time, and no two packages the same", async () => {
  const [one, other] = [newId(), newId()];
  const first = await codesOf(one, 2);
  expect(await codesOf(one, 2)).toEqual(first);
  expect((await codesOf(one, 3)).slice(0, 2)).toEqual(first);
  const all = [...(await codesOf(one, 3)), ...(await codesOf(other, 4))];
  expect(new Set(all).size).toBe(7);
});

it("gives two who print at once the same codes", async () => {
  const id = newId();
  const printed = await Promise.all(Array.from({ length: 5 }, () => codesOf(id, 4)));
  expect(new Set(printed.map((codes) => codes.join())).size).toBe(1);
});
