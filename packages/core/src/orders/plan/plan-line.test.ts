import { expect, it } from "vitest";
import { lineNameWith } from "./plan-line.ts";

const day = (date: string) => date.split("-").toReversed().join("/");

it("writes a plan's days as its reader does, and leaves every other name alone", () => {
  const name = "Premium 2026-11-26 – 2026-12-26";
  expect(lineNameWith({ category: "subscriptions", name }, day)).toBe("Premium 26/11/2026 – 26/12/2026");
  expect(lineNameWith({ category: "inverters", name: "SUN 2026-11-26" }, day)).toBe("SUN 2026-11-26");
});
