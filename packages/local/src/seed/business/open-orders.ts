import { setBackOfficeNotes, setTroubled } from "@solvia/core/contract/back-office/orders";
import { recordReceipt } from "@solvia/core/contract/back-office/payments";
import { pausePay, payWithBankReceipt } from "@solvia/core/contract/transactions";
import { setBackOfficeNotes as note, setTroubled as trouble } from "@solvia/core/orders/change-order";
import { recordSurplus } from "@solvia/core/orders/ledger/record-receipt";
import { storedReceipts } from "@solvia/core/orders/ledger/stored-receipts";
import { pausePay as pause, payWithBankReceipt as riba } from "@solvia/core/orders/placing/pay-later";
import { findOrder } from "@solvia/core/orders/stored-order";
import { romeDate } from "@solvia/core/platform/time";
import { asCustomer, asOffice } from "./actors.ts";
import { placed } from "./buying.ts";
import { beginner, german, secondConsumer } from "./newcomers.ts";
import { arrives, getsReady, hasCome, paperAdded, statement, transferCame } from "./office-acts.ts";
import type { Stage } from "./stage.ts";
import { demoIban, emails } from "../../demo/known.ts";

const { buyer, company, consumer, installer, premium, reseller } = emails;

/** Orders for which money is still to come, some of them late. */
async function awaitingMoney(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  await placed(stage, "a wallbox", { email: consumer, days: 2, pieces: { wallbox: 1 } });
  const roof = { modules: 36, inverter: 1, optimizer: 36 };
  await placed(stage, "a late roof", { email: installer, days: 13, pieces: roof, reference: "Cantiere Via Appia" });
  await placed(stage, "a later balcony", {
    email: secondConsumer.registration.email,
    days: 22,
    pieces: { balcony: 2 },
  });
  const id = await placed(stage, "a partly paid storage", {
    email: company,
    days: 9,
    pieces: { hybrid: 1, battery: 1 },
  });
  await transferCame(stage, "a partly paid storage", id, { days: 6, nth: 1, amount: 250_000 });
  await placed(stage, "an order to approve", { email: buyer, days: 0.6, pieces: { hybrid: 2, battery: 2 } });
  const paused = { email: company, days: 3, pieces: { inverter: 2, cabinet: 2 } };
  const pausedId = await placed(stage, "by PausePay", paused);
  await act("by PausePay: asked", async () => {
    const params = { id: `${pausedId}.1` };
    if ((await findOrder(pausedId))?.status !== "pendingPayment") return;
    await asCustomer(company, { endpoint: pausePay, params, now: ago(2.9) }, (user) =>
      pause(user, params.id, ago(2.9)),
    );
  });
}

/** One that somebody has to look at before it goes on. */
async function troubled(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const wish = { email: company, days: 5, pieces: { modules: 72, connectors: 200 }, reference: "Capannone Rubano" };
  const id = await placed(stage, "a troubled roof", wish);
  await transferCame(stage, "a troubled roof", id, { days: 4, nth: 2 });
  await act("a troubled roof: held", async () => {
    if ((await findOrder(id))?.troubled) return;
    await asOffice({ endpoint: setTroubled, params: { id }, now: ago(3.5) }, () => trouble(id, true, ago(3.5)));
  });
  await act("a troubled roof: why", async () => {
    if ((await findOrder(id))?.backOfficeNotes) return;
    const notes = "Il camion con rimorchio non passa dal cancello: concordare lo scarico con il sig. Gallo.";
    const now = ago(3.4);
    await asOffice({ endpoint: setBackOfficeNotes, params: { id }, now }, () => note(id, { notes, seen: "" }, now));
  });
}

/** The first order of a company, large and paid: it stands until people have looked at it (domain-rules 8.1). */
async function firstLargeOrder(stage: Stage): Promise<void> {
  const wish = { days: 1.4, pieces: { modules: 160 }, reference: "Coop. Valpolicella" };
  const id = await placed(stage, "a first large order", { email: beginner.registration.email, ...wish });
  await transferCame(stage, "a first large order", id, { days: 0.5, nth: 308 });
}

/** Orders that are paid, or leave on credit: to be sent, ready, delivered. */
async function onTheirWay(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const toSend = await placed(stage, "to be sent", {
    email: reseller,
    days: 4,
    pieces: { monitor: 20, optimizer: 40 },
  });
  await transferCame(stage, "to be sent", toSend, { days: 1.5, nth: 3 });
  const fromGermany = {
    email: german.registration.email,
    days: 0.9,
    pieces: { hybrid: 2 },
    reference: "Bauvorhaben 17",
  };
  const abroad = await placed(stage, "for Germany", fromGermany);
  await transferCame(stage, "for Germany", abroad, { days: 0.4, nth: 4 });
  await getsReady(stage, "for Germany", abroad, 0.3);
  const big = { email: reseller, days: 34, pieces: { blackModules: 144, hybrid: 4 }, reference: "ODA 2026-118" };
  const delivered = await placed(stage, "a delivered pallet", big);
  await transferCame(stage, "a delivered pallet", delivered, { days: 31, nth: 5 });
  await paperAdded(stage, "a delivered pallet", delivered, { days: 30, kind: "invoice", title: "Fattura di prova" });
  await getsReady(stage, "a delivered pallet", delivered, 29);
  const note = { days: 27, kind: "transport-document", title: "DDT di prova" } as const;
  await paperAdded(stage, "a delivered pallet", delivered, note);
  await arrives(stage, "a delivered pallet", delivered, 26);
  const onCredit = {
    email: premium,
    days: 12,
    pieces: { inverter: 3 },
    terms: "thirty_days_later_end_of_month",
  } as const;
  const credit = await placed(stage, "on credit", onCredit);
  await act("on credit: by RiBa", async () => {
    const params = { id: `${credit}.1` };
    if ((await findOrder(credit))?.method === "bank_receipt") return;
    await asCustomer(premium, { endpoint: payWithBankReceipt, params, now: ago(11.9) }, (user) =>
      riba(user, params.id, demoIban, ago(11.9)),
    );
  });
  const paidWhenReady = {
    email: installer,
    days: 8,
    pieces: { inverter: 1, optimizer: 18 },
    terms: "hundred_upon_shipment",
  } as const;
  const beforeItsMoney = await placed(stage, "ready before its money", paidWhenReady);
  await getsReady(stage, "ready before its money", beforeItsMoney, 1);
}

/** A customer has paid twice: money that matches no payment and is due back. */
async function paidTwice(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const id = await placed(stage, "paid twice", { email: premium, days: 7, pieces: { cabinet: 1 } });
  await transferCame(stage, "paid twice", id, { days: 5, nth: 6 });
  await act("paid twice: again", async () => {
    if (await hasCome(id, statement(7))) return;
    const amount = (await storedReceipts(id))[0]?.amount ?? 0;
    const seen = { settledOn: romeDate(ago(3)), reference: statement(7), amount };
    await asOffice({ endpoint: recordReceipt, params: { id }, now: ago(3) }, () => recordSurplus(id, seen, ago(3)));
  });
}

/** Orders that go on. */
export async function openOrders(stage: Stage): Promise<void> {
  await awaitingMoney(stage);
  await troubled(stage);
  await firstLargeOrder(stage);
  await onTheirWay(stage);
  await paidTwice(stage);
}
