import { expect, test } from "vitest";
import { isPartOf, standingOf, standings } from "./standing.ts";
import { quotationStatuses } from "./quotation.ts";

test("each state has its word, whatever its validity", () => {
  for (const status of quotationStatuses)
    for (const over of [true, false])
      for (const daysLeft of [undefined, 0, 3, 4]) expect(standings).toContain(standingOf({ status, over, daysLeft }));
});

test("what was sent ends soon on its last three days, and is over after them before the job has written it", () => {
  const of = (daysLeft: number, over = false) => standingOf({ status: "sent", over, daysLeft });
  expect([of(4), of(3), of(0), of(-1, true)]).toEqual(["sent", "expiring", "expiring", "expired"]);
});

test("a version whose acceptance was taken back says so until it ends or is accepted again", () => {
  const of = (status: "sent" | "accepted", over = false) => standingOf({ status, over, daysLeft: 2, dropped: true });
  expect([of("sent"), of("sent", true), of("accepted")]).toEqual(["dropped", "expired", "accepted"]);
});

test("what was won or lost never counts as expired; what was accepted has a word of its own once its validity is over", () => {
  for (const status of ["won", "lost"] as const) expect(standingOf({ status, over: true, daysLeft: -9 })).toBe(status);
  for (const isPart of [true, false])
    expect(standingOf({ status: "accepted", over: true, daysLeft: -9, isPart })).toBe("lapsed");
});

test("what is left of optional lines makes no part", () => {
  const lines = [
    { lineId: "a", optional: false },
    { lineId: "b", optional: true },
  ];
  const balance = (a: number, b: number) => [
    { lineId: "a", offered: 5, ordered: 5 - a, left: a },
    { lineId: "b", offered: 5, ordered: 5 - b, left: b },
  ];
  expect([isPartOf(lines, balance(0, 5)), isPartOf(lines, balance(1, 5))]).toEqual([false, true]);
  expect(standingOf({ status: "accepted", over: false, daysLeft: 9, isPart: true })).toBe("partly");
});
