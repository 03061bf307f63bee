import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { findUser } from "../../accounts/index.ts";
import { createCoupon, findCoupon, givenCode } from "../../coupons/index.ts";
import { askForMoreOnce, loadOrder, refundOnce, retaxOrder, type Order } from "../../orders/index.ts";
import { writer } from "../../platform/authorship.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant, romeDate, plusDays } from "../../platform/time.ts";
import { readIban } from "../../payments/index.ts";
import { issueCreditNote } from "../issue/issue-credit-note.ts";
import { issueInvoice } from "../issue/issue-invoice.ts";
import { renderIssued } from "../issue/renderings.ts";
import { partiesAnew } from "../issue/parties.ts";
import { isPublicBody } from "../rules/invoice-of.ts";
import { nextDocument } from "../rules/next-document.ts";
import { refundReasonOf } from "./still-due.ts";
import { takeCouponBack } from "./given-coupons.ts";
import { causeOf, isApart, isOver, takesAllBack, type Correction, type CorrectionStep } from "./correction.ts";
import { correctionMachine, correctionState, standing } from "./correction-machine.ts";
import { CorrectionEntity, correctionItem } from "./correction.table.ts";

/** So many days a coupon that keeps a promise can be used. */
const couponDays = 365;

type Perform = (correction: Correction, step: CorrectionStep, now: Date) => Promise<string>;

const issuedBy = async ({ orderId, place }: Correction, name: CorrectionStep["name"]) =>
  (await loadOrder(orderId)).invoices?.find(({ cause }) => cause === causeOf({ place }, name));

const numberOf = async (correction: Correction, name: CorrectionStep["name"]): Promise<string> =>
  (await issuedBy(correction, name))?.number ?? "";

/** Under which address the buyer is known by now, whatever it was when they ordered. Problem: invalid-input where the account is gone. */
export async function couponHolder({ userId }: Pick<Correction, "userId">): Promise<string> {
  const user = await findUser(userId);
  if (!user || user.closedAt) throw invalid({ field: "amends", code: "not-found" });
  return user.email;
}

/** Whether none of its steps gives back what its buyer has paid too much: that is due back until somebody sends it. */
const isKept = ({ wish }: Correction): boolean => wish.amends !== "refund";

/** Each step finds what another run has done, one that died or one that goes beside it, and does it else. */
const perform: Readonly<Record<CorrectionStep["name"], Perform>> = {
  revoke: async (_, { ref = "" }) => {
    await takeCouponBack(ref);
    return ref;
  },
  credit: async (correction, { amount: total }, now) => {
    const { reason, pieces, amount } = correction.wish;
    const what = takesAllBack(correction.wish) ? { all: true as const } : pieces ? { pieces } : { amount: amount ?? 0 };
    const cause = causeOf(correction, "credit");
    const refunds = correction.steps.filter(({ name }) => name === "refund");
    const sentBack = refunds.reduce((sum, { amount: back }) => sum + back, 0);
    const apart = (order: Order) => isApart(correction.wish, order);
    const note = { what, reason, total, cause, sentBack, apart, releases: isKept(correction) };
    await untilWritten(() => issueCreditNote(correction.orderId, note, now));
    return numberOf(correction, "credit");
  },
  retax: async ({ orderId, treatment, steps }, _, now) => {
    const anew = steps.find(({ name }) => name === "invoice")?.groups ?? [];
    await untilWritten(() => retaxOrder(orderId, { treatment, anew }, now));
    return "";
  },
  payment: async (correction, { amount }, now) => {
    const cause = causeOf(correction, "payment");
    return String(await untilWritten(() => askForMoreOnce(correction.orderId, amount, cause, now)));
  },
  invoice: async (correction, { amount: total }, now) => {
    const { orderId, wish } = correction;
    const cause = causeOf(correction, "invoice");
    await untilWritten(async () => {
      const order = await loadOrder(orderId);
      if (order.invoices?.some((one) => one.cause === cause)) return renderIssued(order);
      try {
        const { recipient } = await partiesAnew(order, wish.buyer);
        const { type } = nextDocument(order, romeDate(now), isPublicBody(recipient));
        await issueInvoice(orderId, { type, total, cause, releases: isKept(correction) }, wish.buyer ?? {}, now);
      } catch (error) {
        // A run beside this one may have issued it just then.
        if (!(await issuedBy(correction, "invoice"))) throw error;
        await renderIssued(await loadOrder(orderId));
      }
    });
    return numberOf(correction, "invoice");
  },
  refund: async (correction, { amount, receiptId = "" }, now) => {
    const reason = refundReasonOf(await numberOf(correction, "credit"));
    const { iban } = correction.wish;
    await refundOnce({ receiptId, amount, reason, iban, of: "settled" }, now);
    return receiptId;
  },
  coupon: async (correction, { amount }, now) => {
    const code = givenCode(correction.orderId, correction.place);
    if (await findCoupon(code)) return code;
    const holderEmail = await couponHolder(correction);
    const from = romeDate(now);
    const terms = { code, kind: "amount" as const, amount, minimum: 0, categories: [], maxUses: 1 };
    try {
      await createCoupon({ ...terms, from, until: plusDays(from, couponDays), holderEmail }, now);
    } catch (error) {
      // A run beside this one may have made it just then.
      if (!(await findCoupon(code))) throw error;
    }
    return code;
  },
};

export async function loadCorrection(orderId: string, place: number): Promise<Correction> {
  const { Item } = await CorrectionEntity.build(GetItemCommand)
    .key({ orderId, place })
    .options({ consistent: true })
    .send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

/**
 * Notes a change of a correction under its version; another run has gone on with it meanwhile: false. Problem: invalid-transition where its
 * machine has no way from the one to the other.
 */
async function note(before: Correction, after: Partial<Correction>): Promise<boolean> {
  const [state, next] = [correctionState(before), correctionState({ ...before, ...after })];
  if (!correctionMachine.leads(state, next)) throw new Problem("invalid-transition", { state });
  try {
    await CorrectionEntity.build(PutItemCommand)
      .item(correctionItem({ ...before, ...after, version: before.version + 1 }))
      .options({ condition: { attr: "version", eq: before.version } })
      .send();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/**
 * Carries a correction to its end. Each step is done once, whatever dies in between and however often it is called: what a step has done is
 * found before it is done. A step that the rules refuse is noted with its problem and stays for a person. `at` is told each moment, for
 * tests that kill.
 */
export async function runCorrection(
  orderId: string,
  place: number,
  now: Date,
  at: (moment: string) => void = () => undefined,
): Promise<Correction> {
  for (;;) {
    const correction = await loadCorrection(orderId, place);
    const index = correction.steps.findIndex(({ doneOn }) => !doneOn);
    const step = correction.steps[index];
    if (!step || isOver(correction)) return correction;
    at(`before ${step.name}`);
    try {
      const ref = await perform[step.name](correction, step, now);
      at(`done ${step.name}`);
      const done = { ...step, doneOn: instant(now), by: writer(), ...(ref && { ref }) };
      await note(correction, { steps: correction.steps.with(index, done), problem: undefined });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await note(correction, { problem: error.code });
      throw error;
    }
  }
}

/**
 * Goes on with a correction that stands still; to another account where one is named. Problems: not-found, version-conflict, invalid-input,
 * and those of its steps.
 */
export async function resumeCorrection(
  orderId: string,
  place: number,
  { iban }: { iban?: string | undefined },
  now: Date,
): Promise<Correction> {
  const before = await loadCorrection(orderId, place);
  const account = iban && readIban(iban).iban;
  if (account && account !== before.wish.iban && !isOver(before)) {
    const wish = { ...before.wish, iban: account };
    if (!(await note(before, { wish }))) throw new Problem("version-conflict");
  }
  return runCorrection(orderId, place, now);
}

/**
 * Ends a correction that stands still, with the reason why nothing is left to do: its money went back in another way. Problems: not-found,
 * invalid-transition where a document of it is still missing, version-conflict.
 */
export async function closeCorrection(orderId: string, place: number, reason: string, now: Date): Promise<Correction> {
  const before = await loadCorrection(orderId, place);
  if (before.closed) return before;
  const issued = !before.steps.some(({ doneOn }) => doneOn) && (await issuedBy(before, "credit"));
  correctionMachine.demand(standing(before), "close", "back-office");
  if (issued) throw new Problem("invalid-transition", { action: "close" });
  const closed = { reason, on: instant(now), by: writer() };
  if (!(await note(before, { closed }))) throw new Problem("version-conflict");
  return loadCorrection(orderId, place);
}
