import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { nextDocument } from "../../invoicing/rules/next-document.ts";
import { officeOrder } from "../finding/back-office.ts";
import type { Order } from "../order.ts";
import { loadOrder } from "../stored-order.ts";
import { changeMethod } from "../payment/change-payment.ts";
import { giveAway } from "./give-away.ts";
import { markPaid } from "../payment/settle-transaction.ts";

useDatabase();

const [first, second] = [{ id: "ADMIN1" }, { id: "ADMIN2" }];
const reason = "Campione per la fiera";
const due = ({ transactions }: Order) => transactions.find(({ superseded }) => !superseded);

/** An order of so many pieces at 100 €, net, with its payment. */
async function placed(pieces: number) {
  const order = await (await readyCart(await product(20), pieces)).place();
  return { id: order.id, tx: `${order.id}.1`, amount: order.amounts.total };
}

async function proposed() {
  const { id, tx, amount } = await placed(6);
  const order = await giveAway(first, tx, { reason }, now);
  const proposedOn = due(order)?.giftProposal?.proposedOn ?? "";
  return { id, tx, amount, order, confirms: { proposedOn, amount } };
}

it("needs a reason, and up to 500 € nobody else", async () => {
  const { id, tx, amount } = await placed(1);
  expect(amount).toBeLessThanOrEqual(50_000);
  await expect(giveAway(first, tx, {}, now)).rejects.toMatchObject({ fields: [{ field: "reason", code: "required" }] });
  const given = await giveAway(first, tx, { reason }, now);
  expect(due(given)).toMatchObject({ method: "gift", status: "pending_payment", gift: { reason, amount } });
  expect(await giveAway(first, tx, { reason }, now)).toEqual(await loadOrder(id));
  expect((await officeOrder(given, now)).gifts).toMatchObject([{ decided: true, reason, transactionId: tx }]);
});

it("above 500 € changes nothing before another administrator confirms what was proposed", async () => {
  const { id, tx, amount, order, confirms } = await proposed();
  expect(amount).toBeGreaterThan(50_000);
  expect(due(order)).toMatchObject({ method: "card", giftProposal: { reason, amount, proposedBy: first.id } });
  expect((await officeOrder(order, now)).gifts).toMatchObject([{ decided: false, proposedBy: first.id }]);
  await expect(giveAway(first, tx, { confirms }, now)).rejects.toThrow("own-proposal");
  const other = { ...confirms, amount: amount - 1 };
  await expect(giveAway(second, tx, { confirms: other }, now)).rejects.toThrow("version-conflict");
  const both = await Promise.all([1, 2].map(() => giveAway(second, tx, { confirms }, now)));
  expect(both.map((one) => due(one)?.method)).toEqual(["gift", "gift"]);
  expect(due(await loadOrder(id))).toMatchObject({ gift: { proposedBy: first.id, confirmedBy: second.id } });
});

it("is refused or taken back; of a confirmation and a refusal at once one counts, whichever comes first", async () => {
  const taken = await proposed();
  const refuses = taken.confirms.proposedOn;
  expect(due(await giveAway(first, taken.tx, { refuses }, now))?.giftProposal).toBeUndefined();
  await giveAway(first, taken.tx, { refuses }, now);
  await expect(giveAway(second, taken.tx, { confirms: taken.confirms }, now)).rejects.toThrow("version-conflict");
  for (const turned of [false, true]) {
    const { id, tx, confirms } = await proposed();
    const acts = [{ confirms }, { refuses: confirms.proposedOn }];
    const wishes = turned ? acts.toReversed() : acts;
    const ends = await Promise.allSettled(wishes.map((wish) => giveAway(second, tx, wish, now)));
    const statuses = ends.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["fulfilled", "rejected"]);
    const given = statuses[turned ? 1 : 0] === "fulfilled";
    expect(due(await loadOrder(id))?.method).toBe(given ? "gift" : "card");
  }
});

it("several gifts of one order count together", async () => {
  const { id, tx, amount } = await placed(6);
  await markPaid(
    tx,
    "manual_wire_transfer",
    { ...mark, amount: amount - 90_00, confirmed: ["amount-small-part"] },
    now,
  );
  const rest = due({ ...(await loadOrder(id)), transactions: (await loadOrder(id)).transactions.slice(1) });
  // A small rest alone is one administrator's to waive.
  expect(due({ ...(await giveAway(first, `${id}.${rest?.seq}`, { reason }, now)) })).toBeDefined();
  expect((await loadOrder(id)).transactions.at(-1)).toMatchObject({ method: "gift", gift: { amount: 90_00 } });
});

it("has its self-invoice once it is settled, after which it is a gift for good", async () => {
  const { id, tx } = await placed(1);
  const given = await giveAway(first, tx, { reason }, now);
  expect(() => nextDocument(given, "2026-11-20", false)).toThrow("nothing-to-invoice");
  expect(due(await changeMethod(tx, { method: "manual_wire_transfer" }, now))).not.toHaveProperty("gift.reason");
  await giveAway(first, tx, { reason: "Ancora un omaggio" }, now);
  await markPaid(tx, undefined, mark, now);
  expect(nextDocument(await loadOrder(id), "2026-11-20", false)).toMatchObject({ type: "TD27" });
  await expect(changeMethod(tx, { method: "card" }, now)).rejects.toThrow("invalid-transition");
});
