import { confirmPaid } from "@solvia/core/collections/confirm-paid";
import { noteRecalled, noteUnpaid } from "@solvia/core/collections/note-outcome";
import { cancelCompanyMandate, noteCompanyMandate } from "@solvia/core/contract/back-office/companies";
import {
  confirmCollectionPaid,
  noteCollectionRecalled,
  noteCollectionUnpaid,
} from "@solvia/core/contract/back-office/payments";
import { payLaterWithSepa, setupPaymentIntent } from "@solvia/core/contract/transactions";
import { cancelMandate, mandateOf, noteMandate } from "@solvia/core/orders/debits/note-mandate";
import { createSetupIntent } from "@solvia/core/orders/payment/card-payment";
import { payLaterWithSepa as arrange } from "@solvia/core/orders/placing/pay-later";
import { loadOrder } from "@solvia/core/orders/stored-order";
import { cardProvider } from "@solvia/core/payments/card-provider";
import { daysBetween, plusMonths, romeDate } from "@solvia/core/platform/time";
import { demoIban, emails } from "../demo/known.ts";
import { asCustomer, asOffice, personOf } from "./business/actors.ts";
import { placed } from "./business/buying.ts";
import { heard } from "./business/heard.ts";
import { transferCame } from "./business/office-acts.ts";
import type { Stage } from "./business/stage.ts";
import { slipOf, type Payments } from "./slip-of.ts";

const { company, installer, premium } = emails;

interface Signed {
  email: string;
  reference: string;
  /** So many days before it is noted. */
  signed: number;
  scheme: "CORE" | "B2B";
}

/** The office notes a company's mandate from the paper; its company. */
async function mandate({ act, ago }: Stage, days: number, { email, reference, signed, scheme }: Signed) {
  const now = ago(days);
  const { companyId: id = "" } = await personOf(email, now);
  await act(`the mandate ${reference}`, async () => {
    if ((await mandateOf(id, now)).mandate?.reference === reference) return;
    const signedOn = romeDate(ago(days + signed));
    await asOffice({ endpoint: noteCompanyMandate, params: { id }, now }, () =>
      noteMandate(id, { reference, signedOn, iban: demoIban, scheme }, now),
    );
  });
  return id;
}

/** Mandates to the house that count, were cancelled, and ended unused after three years. */
export async function mandates(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  await mandate(stage, 44.4, { email: premium, reference: "SOLVIA-2026-0012", signed: 2, scheme: "B2B" });
  const gone = await mandate(stage, 40.2, { email: company, reference: "SOLVIA-2026-0015", signed: 1, scheme: "CORE" });
  await act("a mandate is cancelled", () =>
    asOffice({ endpoint: cancelCompanyMandate, params: { id: gone }, now: ago(12.3) }, () =>
      cancelMandate(gone, ago(12.3)),
    ),
  );
  const lastDay = romeDate(ago(15));
  const signed = daysBetween(plusMonths(lastDay, -36), lastDay) - 25;
  await mandate(stage, 40.1, { email: installer, reference: "SOLVIA-2023-0003", signed, scheme: "CORE" });
}

/** Slips of direct debits: one that is closed with each outcome, and one at the bank. */
async function slips(stage: Stage, { paid, unpaid, recalled, atBank }: Payments): Promise<void> {
  const { act, ago } = stage;
  const closed = await slipOf(stage, "a closed slip of debits", 22, [paid, unpaid, recalled], "sdd");
  const params = { id: closed };
  await act("a closed slip of debits: recalled", () =>
    asOffice({ endpoint: noteCollectionRecalled, params, now: ago(20.4) }, () =>
      noteRecalled(closed, recalled, "Conto chiuso: paga con bonifico", ago(20.4)),
    ),
  );
  const [order = "", seq] = recalled.split(".");
  await transferCame(stage, "a debit taken back", order, { days: 19, nth: 183, seq: Number(seq) });
  const back = { on: romeDate(ago(8)), fee: 350, code: "AM04" } as const;
  await act("a closed slip of debits: came back", () =>
    asOffice({ endpoint: noteCollectionUnpaid, params, now: ago(8) }, () => noteUnpaid(closed, unpaid, back, ago(8))),
  );
  await act("a closed slip of debits: paid", () =>
    asOffice({ endpoint: confirmCollectionPaid, params, now: ago(0.9) }, () => confirmPaid(closed, ago(0.9))),
  );
  await slipOf(stage, "a slip of debits at the bank", 8, [atBank], "sdd");
}

/** A customer has an account stored at the card provider, to be debited on the due date. */
async function arranged({ act, ago, ...stage }: Stage): Promise<void> {
  const story = "a debit on its day";
  const terms = "thirty_days_later_end_of_month";
  const wish = { email: premium, days: 2.2, pieces: { monitor: 3 }, terms } as const;
  const id = await placed({ act, ago, ...stage }, story, wish);
  const now = ago(2.1, story);
  const due = async () => (await loadOrder(id)).transactions[0];
  await act(`${story}: its account`, async () => {
    if ((await due())?.storedMethodId) return;
    const params = { id: `${id}.1`, m: "sepa_direct_debit" };
    const { clientSecret } = await asCustomer(premium, { endpoint: setupPaymentIntent, params, now }, async () => {
      const order = await loadOrder(id);
      const [transaction] = order.transactions;
      if (!transaction) throw new Error(`nothing is due of ${story}`);
      return createSetupIntent(order, transaction, now, "sepa_direct_debit");
    });
    const account = await cardProvider().paymentMethods.create({
      type: "sepa_debit",
      sepa_debit: { iban: demoIban },
      billing_details: { name: "Riva Energia S.r.l.", email: premium },
    });
    const intent = clientSecret.split("_secret_")[0] ?? "";
    await cardProvider().setupIntents.confirm(intent, { payment_method: account.id });
    await heard(async () => (await due())?.storedMethodId !== undefined, `no account was stored for ${story}`);
  });
  await act(`${story}: arranged`, async () => {
    if ((await due())?.method === "sepa_direct_debit") return;
    const params = { id: `${id}.1` };
    await asCustomer(premium, { endpoint: payLaterWithSepa, params, now }, (user) => arrange(user, params.id, now));
  });
}

/** Direct debits by the house's own bank, and one that the card provider asks for on its day. */
export async function directDebits(stage: Stage, payments: Payments): Promise<void> {
  await slips(stage, payments);
  await arranged(stage);
}
