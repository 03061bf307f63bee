import { confirmPaid } from "@solvia/core/collections/confirm-paid";
import { noteRecalled, noteUnpaid } from "@solvia/core/collections/note-outcome";
import {
  confirmCollectionPaid,
  noteCollectionRecalled,
  noteCollectionUnpaid,
  setTransactionMethod,
  setTransactionTerms,
} from "@solvia/core/contract/back-office/payments";
import { changeMethod, changeTerms } from "@solvia/core/orders/payment/change-payment";
import { findOrder } from "@solvia/core/orders/stored-order";
import { romeDate } from "@solvia/core/platform/time";
import { demoIban, emails } from "../demo/known.ts";
import { asOffice } from "./business/actors.ts";
import { placed, type Pieces } from "./business/buying.ts";
import { invoicedAhead, transferCame } from "./business/office-acts.ts";
import type { Stage } from "./business/stage.ts";
import { directDebits, mandates } from "./direct-debits.ts";
import { slipOf, type Payments } from "./slip-of.ts";

type ThroughBank = "bank_receipt" | "sepa_direct_debit";
const words = { bank_receipt: "by RiBa", sepa_direct_debit: "by our debit" } as const;

/** An order that is invoiced on its day and due thirty days later, through our bank; its payment. */
async function throughBank(
  stage: Stage,
  method: ThroughBank,
  story: string,
  days: number,
  pieces: Pieces,
): Promise<string> {
  const { act, ago } = stage;
  const terms = "thirty_days_later_end_of_month";
  const id = await placed(stage, story, { email: emails.premium, days, pieces, terms });
  const now = ago(days - 0.1, story);
  await act(`${story}: thirty days`, async () => {
    if ((await findOrder(id))?.termsOfPayment === "thirty_days_later") return;
    const params = { id: `${id}.1` };
    await asOffice({ endpoint: setTransactionTerms, params, now }, () =>
      changeTerms(params.id, "thirty_days_later", now),
    );
  });
  const order = await findOrder(id);
  const payment = `${id}.${order?.transactions.find(({ superseded }) => !superseded)?.seq ?? 1}`;
  await act(`${story}: ${words[method]}`, async () => {
    if ((await findOrder(id))?.method === method) return;
    const wish = { method, ...(method === "bank_receipt" && { iban: demoIban }) };
    await asOffice({ endpoint: setTransactionMethod, params: { id: payment }, now }, () =>
      changeMethod(payment, wish, now),
    );
  });
  await invoicedAhead(stage, story, id, now);
  return payment;
}

/** Bank receipts that are due, at the bank, and paid, unpaid, recalled in a slip that is closed. */
async function receipts(stage: Stage, { paid, unpaid, recalled, atBank }: Payments): Promise<void> {
  const { act, ago } = stage;
  const closed = await slipOf(stage, "a closed slip", 23, [paid, unpaid, recalled]);
  await act("a closed slip: recalled", () =>
    asOffice({ endpoint: noteCollectionRecalled, params: { id: closed }, now: ago(21) }, () =>
      noteRecalled(closed, recalled, "La signora Riva paga con bonifico", ago(21)),
    ),
  );
  const [order = "", seq] = recalled.split(".");
  await transferCame(stage, "a receipt taken back", order, { days: 20, nth: 181, seq: Number(seq) });
  await act("a closed slip: came back", () =>
    asOffice({ endpoint: noteCollectionUnpaid, params: { id: closed }, now: ago(9) }, () =>
      noteUnpaid(closed, unpaid, { on: romeDate(ago(9)), fee: 550, reason: "Fondi insufficienti" }, ago(9)),
    ),
  );
  await act("a closed slip: paid", () =>
    asOffice({ endpoint: confirmCollectionPaid, params: { id: closed }, now: ago(1) }, () =>
      confirmPaid(closed, ago(1)),
    ),
  );
  await slipOf(stage, "a slip at the bank", 9, [atBank]);
  // Paid in part meanwhile: it waits to be recalled, before the debtor pays twice.
  const [asked = "", place] = atBank.split(".");
  const part = { days: 3, nth: 182, seq: Number(place), amount: 20_000, confirmed: ["at-bank", "amount-small-part"] };
  await transferCame(stage, "a receipt at the bank", asked, part);
}

/** Slips of bank receipts and of direct debits. What goes into them is invoiced first: documents have the order of their days. */
export async function collections(stage: Stage): Promise<void> {
  const byReceipt = (story: string, days: number, pieces: Pieces) =>
    throughBank(stage, "bank_receipt", story, days, pieces);
  const byDebit = (story: string, days: number, pieces: Pieces) =>
    throughBank(stage, "sepa_direct_debit", story, days, pieces);
  await mandates(stage);
  const receipt = {
    paid: await byReceipt("a receipt that is paid", 44, { monitor: 4 }),
    unpaid: await byReceipt("a receipt that comes back", 43.7, { cabinet: 1 }),
    recalled: await byReceipt("a receipt taken back", 43.4, { optimizer: 6 }),
  };
  const debit = {
    paid: await byDebit("a debit that is paid", 43.2, { cabinet: 1 }),
    unpaid: await byDebit("a debit that comes back", 42.8, { monitor: 2 }),
    recalled: await byDebit("a debit taken back", 42.6, { wallbox: 1 }),
  };
  const receiptAtBank = await byReceipt("a receipt at the bank", 33, { wallbox: 2 });
  const debitAtBank = await byDebit("a debit at the bank", 32, { cabinet: 1 });
  await byReceipt("a receipt to present", 26, { monitor: 2 });
  await byDebit("a debit to present", 25.9, { monitor: 1 });
  await receipts(stage, { ...receipt, atBank: receiptAtBank });
  await directDebits(stage, { ...debit, atBank: debitAtBank });
}
