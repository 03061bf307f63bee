import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { beginCorrection, closeCorrection } from "@solvia/core/contract/back-office/orders";
import { beginCorrection as begin, correctionPlan } from "@solvia/core/invoicing/corrections/begin-correction";
import type { CorrectionWish } from "@solvia/core/invoicing/corrections/correction";
import { CorrectionEntity, correctionItem, correctionsOf } from "@solvia/core/invoicing/corrections/correction.table";
import { closeCorrection as close, runCorrection } from "@solvia/core/invoicing/corrections/run-correction";
import { loadOrder } from "@solvia/core/orders/stored-order";
import { Problem } from "@solvia/core/platform/problems";
import { untilWritten } from "@solvia/core/platform/storing/until-written";
import { instant } from "@solvia/core/platform/time";
import { asOffice } from "./actors.ts";
import type { Stage } from "./stage.ts";

const promise = { kind: "price-promise", amount: 2000, reason: "Prezzo promesso al telefono" } as const;

/** One that is carried to its end as soon as it is begun; the running product may write to its order meanwhile. */
const done = ({ act, ago }: Stage, story: string, id: string, wish: CorrectionWish, days: number) =>
  act(`correction ${story}: done`, () => {
    const now = ago(days, `correction ${story}`);
    return untilWritten(async () => {
      if ((await correctionsOf(id)).length > 0) return;
      const { steps } = await correctionPlan(id, wish, now);
      const seen = steps.map(({ amount }) => amount);
      await asOffice({ endpoint: beginCorrection, params: { id }, now }, () => begin(id, wish, seen, now));
    });
  });

/**
 * One that stands still: its credit note is issued, and nobody has said where its money goes. Today's use case asks before it begins, so
 * it is written down as those were that were begun before it asked, and then carried as far as it comes.
 */
const standing = ({ act, ago }: Stage, story: string, id: string, days: number) =>
  act(`correction ${story}: stands still`, async () => {
    if ((await correctionsOf(id)).some(({ problem }) => problem)) return;
    const now = ago(days, `correction ${story}`);
    const wish: CorrectionWish = { ...promise, amends: "refund" };
    const { steps } = await correctionPlan(id, wish, now);
    const { userId } = await loadOrder(id);
    await asOffice({ endpoint: beginCorrection, params: { id }, now }, async ({ id: by }) => {
      const begun = { orderId: id, userId, place: 0, version: 1, wish, steps, by, begunOn: instant(now) };
      if ((await correctionsOf(id)).length === 0) {
        await CorrectionEntity.build(PutItemCommand).item(correctionItem(begun)).send();
      }
      await runCorrection(id, 0, now).catch((error: unknown) => {
        if (!(error instanceof Problem && error.code === "iban-missing")) throw error;
      });
    });
  });

const closed = ({ act, ago }: Stage, story: string, id: string, days: number) =>
  act(`correction ${story}: closed`, async () => {
    const now = ago(days, `correction ${story}`);
    await asOffice({ endpoint: closeCorrection, params: { id, place: "0" }, now }, () =>
      untilWritten(() => close(id, 0, "Restituito alla cassa del magazzino", now)),
    );
  });

/** Corrections that are done, by a coupon and by an invoice anew; one that stands still; one that was closed since its money went back otherwise. */
export async function corrections(stage: Stage, orders: Readonly<Record<string, string>>): Promise<void> {
  const { promised = "", renamed = "", standing: still = "", settled = "" } = orders;
  await done(stage, "promised", promised, { ...promise, amends: "coupon" }, 0.28);
  const buyer = { street: "Via della Nuova Sede", houseNumber: "12" };
  const wrong = { kind: "wrong-name", reason: "Sede trasferita prima dell'ordine", buyer, amends: "none" } as const;
  await done(stage, "renamed", renamed, wrong, 0.25);
  await standing(stage, "standing", still, 0.2);
  await standing(stage, "settled", settled, 0.18);
  await closed(stage, "settled", settled, 0.14);
}
