import { randomUUID } from "node:crypto";
import { resolveDamageClaim } from "@solvia/core/contract/back-office/logistics";
import type { DamageKind } from "@solvia/core/shipments/damage/claim";
import { resolveClaim, type Resolution } from "@solvia/core/shipments/damage/resolve-claim";
import { claimsOf } from "@solvia/core/shipments/damage/stored-claim";
import { tellDamage } from "@solvia/core/shipments/damage/tell-damage";
import { standingDocument } from "@solvia/core/shipments/papers/stored-document";
import { asOffice } from "../actors.ts";
import type { Stage } from "../stage.ts";
import type { Of } from "./shipping-acts.ts";

interface Told {
  damage: DamageKind;
  /** Pieces of the document's first line. */
  pieces: number;
  reservation: string;
  reservedAtDoor: boolean;
  words: string;
  name: string;
}

/** Whoever had the paper tells what is wrong, by the code on it, unless it is told already. */
export const damageTold = ({ act, ago }: Stage, { story, id, days }: Of, { pieces, ...told }: Told) =>
  act(`${story}: damage is told`, async () => {
    if ((await claimsOf(id)).length > 0) return;
    const { damageToken, content } = await standingDocument(id);
    const [line] = content.lines;
    // Papers of before the code have none.
    if (!damageToken || !line) return;
    const lines = [{ productId: line.productId, quantity: pieces }];
    const shared = { id: randomUUID(), lines, language: "it", pictures: [], contact: "049 555 0199" } as const;
    await tellDamage(damageToken, { ...shared, ...told }, ago(days, story));
  });

/** A step of the office with what was told, from the revision in which it finds it. */
export const damageResolved = (
  { act, ago }: Stage,
  { story, id, days }: Of,
  from: number,
  resolution:
    | Omit<Extract<Resolution, { action: "claim" }>, "revision">
    | Omit<Extract<Resolution, { action: "settle" }>, "revision">,
) =>
  act(`${story}: damage ${resolution.action}`, async () => {
    const [claim] = await claimsOf(id);
    if (claim?.revision !== from) return;
    const now = ago(days, story);
    const params = { id, claimId: claim.id };
    await asOffice({ endpoint: resolveDamageClaim, params, now }, async () => {
      await resolveClaim(id, claim.id, { ...resolution, revision: from }, now);
    });
  });
