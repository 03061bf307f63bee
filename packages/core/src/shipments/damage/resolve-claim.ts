import { writer } from "../../platform/authorship.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { damageClaimed, damageSettled } from "../events.ts";
import type { ClaimOutcome, DamageClaim } from "./claim.ts";
import { claimMachine } from "./claim-machine.ts";
import { loadClaim, writeClaim } from "./stored-claim.ts";

/** What the office does about it. */
export type Resolution = { revision: number } & (
  | { action: "claim"; email: string; words?: string | undefined }
  | { action: "settle"; outcome: ClaimOutcome; note?: string | undefined }
);

/**
 * Writes the claim to the carrier, or settles it: replaced, refunded, or rejected with a reason that its customer reads. Problems: not-found,
 * version-conflict where somebody else was first, invalid-transition, invalid-input without the reason.
 */
export async function resolveClaim(
  shipmentId: string,
  id: string,
  resolution: Resolution,
  now: Date,
): Promise<DamageClaim> {
  const before = await loadClaim(shipmentId, id);
  if (before.revision !== resolution.revision) throw new Problem("version-conflict");
  const done = { by: writer(), on: instant(now) };
  if (resolution.action === "claim") {
    const { email, words } = resolution;
    const after = claimMachine.after(before, "claim", "back-office");
    const toCarrier = { email, ...(words && { words }), ...done };
    return writeClaim(before, { ...after, toCarrier }, [damageClaimed.of({ shipmentId, claimId: id })], now);
  }
  const { outcome, note } = resolution;
  const after = claimMachine.after(before, "settle", "back-office");
  if (outcome === "rejected" && !note) throw invalid({ field: "note", code: "required" });
  const result = { outcome, ...(note && { note }), ...done };
  return writeClaim(before, { ...after, result }, [damageSettled.of({ shipmentId, claimId: id })], now);
}
