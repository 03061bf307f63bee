import { eachApart } from "@solvia/core/platform/work/each-apart";
import { afterEach, expect, test, vi } from "vitest";
import { schedule } from "./schedule.ts";

afterEach(() => vi.restoreAllMocks());

test("a part that fails stops no other, each record is logged by its id, and the run fails without a word of them", async () => {
  const failures = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const facts = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const keys = { partitionKey: "EMAIL#mario.rossi@example.it", sortKey: "EMAIL" };
  const unreadable = Object.assign(new Error("Missing name. Partition key: EMAIL#mario.rossi@example.it"), {
    payload: keys,
  });
  const failing = schedule("expire-coupons", {
    first: () => eachApart(["A", "B", "C"], (id) => (id === "B" ? Promise.resolve() : Promise.reject(unreadable))),
    second: async () => ({ count: 3 }),
  });
  await expect(failing()).rejects.toThrow(/^expire-coupons: 2 could not be done$/);
  const lines = failures.mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength(2);
  expect(lines.join("")).not.toContain("rossi");
  const told = lines.map((line) => JSON.parse(line) as unknown);
  expect(told).toMatchObject([
    { level: "ERROR", schedule: "expire-coupons", part: "first", error: { message: "A could not be done" } },
    { error: { message: "C could not be done", cause: { message: "EMAIL EMAIL: Missing name." } } },
  ]);
  expect(JSON.parse(String(facts.mock.calls[0]?.[0]))).toMatchObject({
    message: "expire-coupons",
    second: { count: 3 },
  });
});
