import { expect, test } from "vitest";
import { momentOf } from "./moment-of.ts";

// 22:30 in Rome.
const now = new Date("2026-11-29T21:30:20Z");

test.each([
  { day: "", time: "", is: {} },
  { day: "2026-12-01", time: "08:15", is: { start: "2026-12-01T07:15:00.000Z" } },
  { day: "2026-12-01", time: "", is: { start: "2026-11-30T23:00:00.000Z" } },
  { day: "2026-11-29", time: "", is: { start: "2026-11-29T21:31:00.000Z" } },
  { day: "", time: "23:45", is: { start: "2026-11-29T22:45:00.000Z" } },
])("$day $time is a moment of Rome", ({ is, ...said }) => {
  expect(momentOf("start", said, now)).toEqual(is);
});
