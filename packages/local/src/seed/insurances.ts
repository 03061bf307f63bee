import {
  askInsurer,
  declareToInsurer,
  noteInsurersAnswer,
  noteInsurersCover,
  setTransactionTerms,
} from "@solvia/core/contract/back-office/payments";
import { setCompanyCreditLimit } from "@solvia/core/contract/back-office/companies";
import { askInsurer as ask, noteCover } from "@solvia/core/insurances/change-cover";
import { declareToInsurer as declare, noteClaim } from "@solvia/core/insurances/claims";
import { findInsurance } from "@solvia/core/insurances/stored-insurance";
import { setCreditLimit } from "@solvia/core/orders/credit/set-credit-limit";
import { changeTerms } from "@solvia/core/orders/payment/change-payment";
import { findOrder } from "@solvia/core/orders/stored-order";
import { romeDate } from "@solvia/core/platform/time";
import { emails } from "../demo/known.ts";
import { asOffice, personOf } from "./business/actors.ts";
import { placed, type Pieces } from "./business/buying.ts";
import { german } from "./business/newcomers.ts";
import { invoicedAhead, transferCame } from "./business/office-acts.ts";
import type { Stage } from "./business/stage.ts";

const { company, installer, premium, reseller } = emails;

/** The company of somebody is to be covered; its id. */
async function asked({ act, ago }: Stage, email: string, amount: number, days: number): Promise<string> {
  const now = ago(days);
  const { id: userId, companyId = "" } = await personOf(email, now);
  await act(`cover is asked for ${email}: ${amount}`, async () => {
    const wish = { userId, amount, on: romeDate(now) };
    if ((await findInsurance(companyId))?.covers.some(({ from }) => from >= wish.on)) return;
    await asOffice({ endpoint: askInsurer, now }, (user) => ask(user, wish, now));
  });
  return companyId;
}

/** What the insurer decides: up to how many cents, 0 for nothing, for a reason. */
const decided = ({ act, ago }: Stage, id: string, days: number, reference: string, amount: number, reason?: string) =>
  act(`the insurer decides ${reference}`, async () => {
    const now = ago(days);
    if ((await findInsurance(id))?.covers.some((cover) => cover.reference === reference)) return;
    const cover = { amount, percent: amount > 0 ? 9000 : 0, from: romeDate(now), reference, reason };
    await asOffice({ endpoint: noteInsurersCover, params: { id }, now }, () => noteCover(id, cover, now));
  });

/** An order on credit that is late by now; its id. */
async function late(stage: Stage, story: string, days: number, pieces: Pieces): Promise<string> {
  const { act, ago } = stage;
  const terms = "thirty_days_later_end_of_month";
  const id = await placed(stage, story, { email: reseller, days, pieces, terms });
  await act(`${story}: thirty days`, async () => {
    if ((await findOrder(id))?.termsOfPayment === "thirty_days_later") return;
    const params = { id: `${id}.1` };
    const now = ago(days - 0.1, story);
    await asOffice({ endpoint: setTransactionTerms, params, now }, () =>
      changeTerms(params.id, "thirty_days_later", now),
    );
  });
  return id;
}

const claimOf = async (id: string, of: string) =>
  (await findInsurance(id))?.claims.find(({ orderId }) => orderId === of);

const declared = ({ act, ago }: Stage, id: string, orderId: string, days: number, reference: string) =>
  act(`the insurer is told: ${reference}`, async () => {
    const now = ago(days);
    if (await claimOf(id, orderId)) return;
    const told = { orderId, on: romeDate(now), reference };
    await asOffice({ endpoint: declareToInsurer, params: { id }, now }, () => declare(id, told, now));
  });

type Answer = Omit<Parameters<typeof noteClaim>[2], "on">;

const answered = ({ act, ago }: Stage, id: string, orderId: string, days: number, answer: Answer) =>
  act(`the insurer answers: ${orderId}`, async () => {
    const now = ago(days);
    if ((await claimOf(id, orderId))?.state !== "declared") return;
    await asOffice({ endpoint: noteInsurersAnswer, params: { id, orderId }, now }, () =>
      noteClaim(id, orderId, { ...answer, on: romeDate(now) }, now),
    );
  });

/**
 * Companies at the credit insurer in every state, late orders to be declared, one of them invoiced so that interest counts, and claims in
 * every state. Its invoice is the first of all, and documents have the order of their days.
 */
export async function insurances(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const covered = await asked(stage, reseller, 4_000_000, 48.6);
  await decided(stage, covered, 48.3, "FIDO-2026-0417", 3_000_000);
  await act("the reseller may owe", async () => {
    const now = ago(44.8);
    // A declaration has taken it away since.
    if ((await findInsurance(covered))?.claims.length) return;
    await asOffice({ endpoint: setCompanyCreditLimit, params: { id: covered }, now }, () =>
      setCreditLimit(covered, 3_000_000, now, { confirmed: ["limit-large"] }),
    );
  });
  const owed = await late(stage, "late and not declared", 44.3, { optimizer: 8 });
  await invoicedAhead(stage, "late and not declared", owed, ago(44.1, "late and not declared"));
  const waiting = await late(stage, "late and declared", 43.9, { optimizer: 10 });
  const accepted = await late(stage, "late, the insurer pays", 43.6, { monitor: 2 });
  const refused = await late(stage, "late, the insurer doesn't pay", 43.3, { optimizer: 5 });
  const withdrawn = await late(stage, "late, the buyer has paid", 42.9, { optimizer: 7 });
  await declared(stage, covered, accepted, 11, "SIN-2026-031");
  await declared(stage, covered, refused, 10.6, "SIN-2026-032");
  await declared(stage, covered, withdrawn, 10.3, "SIN-2026-033");
  await declared(stage, covered, waiting, 3, "SIN-2026-038");
  const claim = await claimOf(covered, accepted);
  await answered(stage, covered, accepted, 5, { state: "accepted", indemnity: claim?.expected });
  await answered(stage, covered, refused, 4, { state: "refused", reason: "Merce contestata dal cliente" });
  const { transactions = [] } = (await findOrder(withdrawn)) ?? {};
  const seq = transactions.find(({ superseded }) => !superseded)?.seq ?? 1;
  await transferCame(stage, "late, the buyer has paid", withdrawn, { days: 8, nth: 191, seq });
  await answered(stage, covered, withdrawn, 7, { state: "withdrawn", reason: "Pagato con bonifico" });
  const raised = await asked(stage, premium, 3_000_000, 44.2);
  await decided(stage, raised, 43.9, "FIDO-2026-0431", 3_000_000);
  await asked(stage, premium, 6_000_000, 2);
  const abroad = await asked(stage, german.registration.email, 2_500_000, 3.6);
  await decided(stage, abroad, 1.4, "FIDO-2026-0502", 0, "Bilanci non depositati");
  const ended = await asked(stage, installer, 1_000_000, 40);
  await decided(stage, ended, 39, "FIDO-2026-0440", 500_000);
  await decided(stage, ended, 10, "FIDO-2026-0489", 0, "Ritardi segnalati da altri fornitori");
  const small = await asked(stage, company, 1_500_000, 30);
  await decided(stage, small, 28, "FIDO-2026-0455", 1_500_000);
}
