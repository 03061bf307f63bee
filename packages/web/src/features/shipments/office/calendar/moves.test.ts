import { expect, it } from "vitest";
import { isLate, refusalOf } from "./moves.ts";

const today = "2026-11-27";

it("lets what is ready or planned go to a day from today on, and nothing else", () => {
  expect(refusalOf({ state: "ready" }, "2026-11-27", today)).toBeUndefined();
  expect(refusalOf({ state: "scheduled", plannedOn: today }, "2026-12-01", today)).toBeUndefined();
  expect(refusalOf({ state: "ready" }, "2026-11-26", today)).toBe("past");
  expect(refusalOf({ state: "to_prepare" }, "2026-11-30", today)).toBe("toPrepare");
  expect(refusalOf({ state: "shipped" }, "2026-11-30", today)).toBe("left");
  expect(refusalOf({ state: "scheduled", plannedOn: today }, "unplanned", today)).toBe("unplan");
});

it("knows a pickup whose day has gone by", () => {
  expect(isLate({ state: "scheduled", plannedOn: "2026-11-26" }, today)).toBe(true);
  expect(isLate({ state: "scheduled", plannedOn: today }, today)).toBe(false);
  expect(isLate({ state: "shipped", plannedOn: "2026-11-26" }, today)).toBe(false);
});
