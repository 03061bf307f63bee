import { expect, it } from "vitest";
import { dayOr, daysShown } from "./days.ts";

it("shows the week of a day from its Monday, over the end of a year too", () => {
  expect(daysShown("2026-11-27", "week")).toEqual([
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
    "2026-11-29",
  ]);
  expect(daysShown("2026-11-23", "week")[0]).toBe("2026-11-23");
  expect(daysShown("2027-01-03", "week")[0]).toBe("2026-12-28");
  expect(daysShown("2026-11-29", "day")).toEqual(["2026-11-29"]);
});

it("takes no day from an address that names none", () => {
  expect(dayOr("2026-02-30", "2026-11-27")).toBe("2026-11-27");
  expect(dayOr(undefined, "2026-11-27")).toBe("2026-11-27");
  expect(dayOr("2026-12-01", "2026-11-27")).toBe("2026-12-01");
});
