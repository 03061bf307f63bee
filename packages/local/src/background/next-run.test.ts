import { expect, it } from "vitest";
import { schedules } from "@solvia/core/platform/work/work";
import { nextRun } from "./next-run.ts";

const saturday = new Date("2026-11-21T04:20:30Z");

it.each([
  ["rate(1 hour)", "2026-11-21T05:20:30.000Z"],
  ["rate(5 minutes)", "2026-11-21T04:25:30.000Z"],
  ["rate(2 days)", "2026-11-23T04:20:30.000Z"],
  ["cron(0 5 * * ? *)", "2026-11-21T05:00:00.000Z"],
  ["cron(30 2 * * ? *)", "2026-11-22T02:30:00.000Z"],
  ["cron(0/15 * * * ? *)", "2026-11-21T04:30:00.000Z"],
  ["cron(0 9 ? * MON-FRI *)", "2026-11-23T09:00:00.000Z"],
  ["cron(0 9 ? * 2-6 *)", "2026-11-23T09:00:00.000Z"],
  ["cron(0 9 ? * 1 *)", "2026-11-22T09:00:00.000Z"],
  ["cron(0 3 1 * ? *)", "2026-12-01T03:00:00.000Z"],
])("%s runs next at %s", (expression, next) => {
  expect(nextRun(expression, saturday).toISOString()).toBe(next);
});

it("reads every schedule of the product", () => {
  for (const { expression } of Object.values(schedules)) {
    expect(nextRun(expression, saturday).getTime()).toBeGreaterThan(saturday.getTime());
  }
});

it.each(["rate(soon)", "cron(0 5 * * ?)", "cron(0 5 * * ? 2027)", "every day"])("refuses %s", (expression) => {
  expect(() => nextRun(expression, saturday)).toThrow("can't read the schedule");
});
