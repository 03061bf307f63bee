import { expect, it } from "vitest";
import type { DocumentState } from "../document.ts";
import { isUnanswered } from "./resend.ts";

const transmissions = [{ fileName: "IT01_00001.xml", progressive: "00001", madeOn: "2026-11-23T22:30:00Z" }];
const on = (state: DocumentState, today: string) => isUnanswered({ state, transmissions }, today);

it.each([
  ["on the day on which it left", "sent", "2026-11-23", true],
  ["on its way", "sending", "2026-11-24", true],
  ["on the fifth day after", "sent", "2026-11-28", true],
  ["once its days are over", "sent", "2026-11-29", false],
  ["that waits here still", "generated", "2026-11-23", false],
  ["that was delivered", "delivered", "2026-11-23", false],
  ["that was refused", "rejected", "2026-11-23", false],
] as const)("waits for the exchange's answer of a document %s", (_, state, today, waits) => {
  expect(on(state, today)).toBe(waits);
});
