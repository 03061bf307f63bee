import fc from "fast-check";
import { expect, it } from "vitest";
import {
  confirmable,
  confirmedBy,
  isConfirmed,
  isRefused,
  seenProposal,
  type Confirmed,
  type Proposed,
} from "./four-eyes.ts";

const people = fc.constantFrom("A", "B", "C");
const moments = fc.constantFrom("2026-11-23T10:00:00.000Z", "2026-11-23T11:00:00.000Z", "2026-11-23T12:00:00.000Z");
const acts = fc.array(
  fc.record({ act: fc.constantFrom("propose", "confirm", "refuse"), by: people, at: moments, sees: moments }),
  { maxLength: 12 },
);

it("never has anything confirmed that the same person has proposed, or that nobody has seen", () => {
  fc.assert(
    fc.property(acts, (steps) => {
      let proposal: Proposed | undefined;
      let decided: Confirmed | undefined;
      for (const { act, by, at, sees } of steps) {
        const before = { proposal, decided };
        if (act === "propose") proposal = { proposedBy: by, proposedOn: at };
        else if (act === "confirm" && !isConfirmed(before, sees)) {
          try {
            decided = { ...confirmable(proposal, sees, by), ...confirmedBy(by, at) };
            proposal = undefined;
          } catch {
            expect(before.proposal?.proposedOn === sees && before.proposal.proposedBy !== by).toBe(false);
          }
        } else if (act === "refuse" && !isRefused(before, sees) && proposal?.proposedOn === sees) proposal = undefined;
        if (decided !== before.decided) {
          expect(decided?.proposedBy).not.toBe(decided?.confirmedBy);
          expect(decided?.proposedOn).toBe(sees);
        }
      }
    }),
  );
});

it("tells what was decided already from what nobody has seen", () => {
  const [made, other] = ["2026-11-23T10:00:00.000Z", "2026-11-23T11:00:00.000Z"];
  const proposal = { proposedBy: "A", proposedOn: made };
  const decided = { ...proposal, ...confirmedBy("B", other) };
  expect(isConfirmed({ proposal: undefined, decided }, made)).toBe(true);
  expect(isConfirmed({ proposal: undefined, decided }, other)).toBe(false);
  expect(isConfirmed({ proposal, decided }, made)).toBe(false);
  expect(isRefused({ proposal: undefined, decided: undefined }, made)).toBe(true);
  expect(isRefused({ proposal: undefined, decided }, made)).toBe(false);
  expect(isRefused({ proposal, decided: undefined }, other)).toBe(false);
  expect(() => seenProposal(proposal, other)).toThrow("version-conflict");
  expect(() => seenProposal(undefined, made)).toThrow("version-conflict");
  expect(() => confirmable(proposal, made, "A")).toThrow("own-proposal");
  expect(confirmable(proposal, made, "B")).toBe(proposal);
});
