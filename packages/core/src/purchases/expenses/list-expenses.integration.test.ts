import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { addExpense } from "./change-expense.ts";
import { listExpenses } from "./list-expenses.ts";

useDatabase();

const now = new Date("2026-11-20T10:00:00Z");

it("lists the days that are asked for, both included, and refuses a last day before the first", async () => {
  for (const on of ["2026-11-17", "2026-11-18", "2026-11-19"])
    await addExpense({ kind: "customs", on, amount: 5_000, payee: "Dogane" }, now);
  const found = async (days: { from?: string; until?: string }) =>
    (await listExpenses({ limit: 50, ...days })).items.map(({ on }) => on.slice(-2)).join(" ");
  expect(await found({})).toBe("19 18 17");
  expect(await found({ from: "2026-11-18" })).toBe("19 18");
  expect(await found({ until: "2026-11-18" })).toBe("18 17");
  expect(await found({ from: "2026-11-18", until: "2026-11-18" })).toBe("18");
  expect(await found({ from: "9999-12-31" })).toBe("");
  expect(await found({ until: "0001-01-01" })).toBe("");
  await expect(found({ from: "2026-12-31", until: "2026-01-01" })).rejects.toMatchObject({
    code: "invalid-input",
    fields: [{ field: "until", code: "before-start" }],
  });
});
