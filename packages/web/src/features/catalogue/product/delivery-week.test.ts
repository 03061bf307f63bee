import { expect, test } from "vitest";
import { deliveryWeek } from "./delivery-week.ts";

const at = (text: string) => new Date(`${text}T10:00:00`);

test.each([
  ["1", "2026-11-21", 48, "2026-11-23"],
  ["1-2", "2026-11-21", 49, "2026-11-30"],
  ["2-3", "2026-12-21", 2, "2027-01-11"],
  ["1", "2026-12-23", 53, "2026-12-28"],
  ["1", "2027-01-01", 1, "2027-01-04"],
])("%s weeks from %s end in week %i", (time, now, number, monday) => {
  const week = deliveryWeek(time, at(now));
  expect([week?.number, week?.monday.toISOString().slice(0, 10), week?.open]).toEqual([number, monday, false]);
});

test("five weeks and more name the earliest week, an estimate none", () => {
  expect(deliveryWeek("5+", at("2026-11-21"))).toMatchObject({ number: 52, open: true });
  expect(deliveryWeek("request", at("2026-11-21"))).toBeUndefined();
});
