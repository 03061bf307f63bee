import { deleteMilestone, saveMilestone } from "@solvia/core/contract/back-office/milestones";
import { redeemMilestone } from "@solvia/core/contract/rewards/milestones";
import { findMilestone } from "@solvia/core/milestones/load-milestones";
import {
  deleteMilestone as end,
  listMilestones,
  saveMilestone as save,
  type MilestoneInput,
} from "@solvia/core/milestones/office-milestones";
import { redeemMilestone as redeem } from "@solvia/core/milestones/redeem-milestone";
import { tallyOrders } from "@solvia/core/milestones/tally-orders";
import { romeDate } from "@solvia/core/platform/time";
import { emails } from "../../../demo/known.ts";
import { asCustomer, asOffice } from "../actors.ts";
import { placed } from "../buying.ts";
import { givesUp } from "../ended-orders.ts";
import { transferCame } from "../office-acts.ts";
import type { Stage } from "../stage.ts";

type Terms = Pick<MilestoneInput, "goods" | "count" | "category" | "amount" | "percent" | "minimum"> & {
  /** Months from the one of the first start. */
  from: number;
  until: number;
};

const monthOf = (date: string, months: number): string => {
  const [year = 0, month = 0] = date.split("-").map(Number);
  const at = year * 12 + month - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
};

/** A milestone that the office sets; its id. */
const made = ({ once, ago }: Stage, name: string, { from, until, ...terms }: Terms): Promise<string> =>
  once(`milestone ${name}`, async () => {
    const now = ago(25, name);
    const known = (await listMilestones({ limit: 200 }, now)).items.find((one) => one.name === name);
    if (known) return known.id;
    const today = romeDate(ago(0));
    const wish: MilestoneInput = {
      name,
      ...terms,
      from: monthOf(today, from),
      until: monthOf(today, until),
      days: 180,
      measure: terms.count === undefined ? "amount" : "orders",
      kind: terms.percent === undefined ? "amount" : "percent",
    };
    return (await asOffice({ endpoint: saveMilestone, now }, () => save(wish, now))).id;
  });

/** Somebody redeems a milestone for which they have ordered enough; the coupon's code. */
const redeemed = ({ once, ago }: Stage, email: string, id: string, days: number): Promise<string> =>
  once(`${email} redeems ${id}`, async () => {
    const now = ago(days, id);
    const { code } = await asCustomer(email, { endpoint: redeemMilestone, params: { id }, now }, (user) =>
      redeem(user, id, now),
    );
    return code;
  });

/**
 * Milestones that come, go on, are closed, over and were ended, and rewards that were redeemed, revoked and used though their order was
 * cancelled; who has ordered something has some progress, or may redeem.
 */
export async function milestones(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const { installer, merchant } = emails;
  const first = await made(stage, "Primo ordine", { count: 1, amount: 1500, minimum: 20_000, from: -2, until: 3 });
  const start = await made(stage, "Avvio cantiere", { goods: 30_000, amount: 2500, minimum: 0, from: -2, until: 3 });
  await made(stage, "Moduli dell'anno", {
    goods: 2_500_000,
    category: "panels",
    percent: 300,
    minimum: 100_000,
    from: -6,
    until: 5,
  });
  await made(stage, "Cliente fedele", { count: 12, amount: 30_000, minimum: 0, from: -6, until: 5 });
  await made(stage, "Batterie della prossima stagione", {
    goods: 1_000_000,
    category: "batteries",
    percent: 500,
    minimum: 0,
    from: 1,
    until: 7,
  });
  const ready = await made(stage, "Cantiere pronto", {
    goods: 50_000,
    amount: 3000,
    minimum: 30_000,
    from: -2,
    until: 3,
  });
  await made(stage, "Fine stagione", { goods: 9_000_000, percent: 200, minimum: 0, from: -4, until: -1 });
  await made(stage, "Primavera", { goods: 500_000, amount: 10_000, minimum: 0, from: -9, until: -6 });
  const ended = await made(stage, "Prova per installatori", { count: 1, amount: 1000, minimum: 0, from: -2, until: 1 });

  const own = await placed(stage, "for a milestone", { email: installer, days: 13, pieces: { cabinet: 1 } });
  await transferCame(stage, "for a milestone", own, { days: 12, nth: 95 });
  await act("for a milestone: counted", () => tallyOrders([own], ago(12)));
  await redeemed(stage, installer, first, 11);
  await redeemed(stage, installer, ended, 11);
  await act("a milestone is ended", async () => {
    const now = ago(10, "a milestone is ended");
    if ((await findMilestone(ended))?.endedOn) return;
    await asOffice({ endpoint: deleteMilestone, params: { id: ended }, now }, () => end(ended, now));
  });

  const lost = await placed(stage, "ground of two rewards", { email: merchant, days: 12, pieces: { hybrid: 1 } });
  await transferCame(stage, "ground of two rewards", lost, { days: 11, nth: 96 });
  await act("ground of two rewards: counted", () => tallyOrders([lost], ago(11)));
  // By the amount, not by the number of orders: the merchant has others that count.
  const coupon = await redeemed(stage, merchant, start, 10);
  await redeemed(stage, merchant, ready, 10);
  await placed(stage, "with a reward", { email: merchant, days: 9, pieces: { wallbox: 1 }, coupon });
  await givesUp(stage, "ground of two rewards", lost, 8, "Il cliente ha cambiato progetto.", true);
  await act("ground of two rewards: gone", () => tallyOrders([lost], ago(8)));
}
