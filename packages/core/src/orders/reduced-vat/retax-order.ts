import { activeCertificate, findCertificate, type Certificate } from "../../certificates/index.ts";
import { Problem } from "../../platform/problems.ts";
import { chargedInItaly, unprovenSupply, type VatTreatment } from "../../tax/index.ts";
import { destinationOf } from "../amounts.ts";
import type { Order } from "../order.ts";
import { lastingCredits } from "../papers/invoiced.ts";
import type { IssuedGroup } from "../papers/issued.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { confirmedTreatment } from "../vat-change/confirmed-treatment.ts";
import { copyOf } from "./certified-cart.ts";
import { asCharged, isDomestic, taxedUnder, treatmentAtHome } from "./retaxed.ts";
import type { RetaxTarget } from "./retax-targets.ts";

/**
 * An order as it would have been under another treatment; prices stay those of its placing. What was decided of its VAT, and what that rested
 * on, is wrong then: no document quotes it any more.
 */
export function retaxedOrder(order: Order, treatment: VatTreatment = reducedFor(order)): Order {
  if (treatment.rule === order.amounts.treatment.rule) return order;
  const { vatDecision } = order;
  return {
    ...order,
    amounts: taxedUnder(order, treatment),
    vatProposal: undefined,
    vatDecision: vatDecision?.rule === "as-placed" ? vatDecision : undefined,
  };
}

const reducedFor = (order: Order): VatTreatment =>
  (mayHaveItalian(order) && treatmentAtHome(order, true)) || order.amounts.treatment;

/** Whether Italian VAT may be what it should have had: it was charged that, or none. */
const mayHaveItalian = ({ amounts }: Pick<Order, "amounts">): boolean =>
  isDomestic(amounts) || isUntaxed(amounts.treatment);

const isUntaxed = ({ rule, standard }: VatTreatment): boolean => rule !== "blocked" && standard === 0;

/**
 * The full Italian rate: of goods whose certificate has fallen away, and of what was sold without VAT though nothing supports that, as without a valid
 * declaration of intent, or the proof that the goods have left Italy.
 */
function fullFor(order: Order): VatTreatment {
  if (!mayHaveItalian(order)) return order.amounts.treatment;
  return treatmentAtHome(order, false) ?? chargedInItaly(order.amounts.treatment.publicBody);
}

/**
 * The rate where the goods went of a supply to another member state whose company's number wasn't valid (domain-rules 1.1, row 3 to row 4). The register's
 * yes of the sale's day stands, until somebody says that the number was revoked for that day. Problems: nothing-to-invoice of any other order, and where no rate
 * is known; vat-number-proven (number, checkedAt, consultationNumber).
 */
function destinationFor(order: Order, revoked: boolean): VatTreatment {
  const { treatment } = order.amounts;
  const to = destinationOf(order);
  if (treatment.rule !== "intra-community" || treatmentAtHome(order, false)) throw new Problem("nothing-to-invoice");
  const number = treatment.proof?.number ?? order.customer.vatNumber;
  const charged = unprovenSupply(to, number, new Date(order.placedOn));
  if (charged.rule === "blocked") throw new Problem("nothing-to-invoice");
  if (treatment.proof?.status === "valid" && !revoked) {
    const { checkedAt, consultationNumber } = treatment.proof;
    throw new Problem("vat-number-proven", { number, checkedAt, ...(consultationNumber && { consultationNumber }) });
  }
  return charged;
}

/** The approved certificate of whoever bought, for this order. Problem: not-eligible. */
export async function demandCertified({ id, userId, companyId }: Order, now: Date): Promise<Certificate> {
  const certificate = await activeCertificate({ id: userId, companyId }, now, id);
  if (certificate?.status !== "approved") throw new Problem("not-eligible", { reasons: ["certificate-missing"] });
  return certificate;
}

/**
 * As what an order that was invoiced otherwise should have been taxed: at the reduced rate under its buyer's approved certificate, at the full
 * one where that has fallen away (domain-rules 1.2) or where it was sold without VAT and shouldn't have been, at the destination's where its company's number
 * wasn't valid, without VAT where the register has confirmed that number since (1.1, row 4). `revoked`: the number that the register had confirmed wasn't valid on the
 * day of the sale after all. Rates and law are those of the day of placing. Problems: not-eligible, nothing-to-invoice, vat-number-proven, and those of
 * `confirmedTreatment`.
 */
export async function treatmentFor(
  order: Order,
  { target, revoked = false }: { target: RetaxTarget; revoked?: boolean | undefined },
  now: Date,
): Promise<VatTreatment> {
  if (target === "intra-community") return confirmedTreatment(order, now);
  if (target === "destination") return destinationFor(order, revoked);
  if (target === "full") return fullFor(order);
  await demandCertified(order, now);
  return reducedFor(order);
}

/**
 * Gives an order that was invoiced otherwise another treatment (domain-rules 1.2: by the office alone, after everything was credited); one before
 * treatments were said has the reduced rate. What was credited for good before keeps the VAT that it was credited with: `anew` is what the invoice that
 * follows charges, rate by rate. An order that has the treatment stays as it is. Problems: not-found, not-eligible, version-conflict.
 */
export async function retaxOrder(
  orderId: string,
  { treatment: asked, anew }: { treatment: VatTreatment | undefined; anew: readonly IssuedGroup[] },
  now: Date,
): Promise<void> {
  const before = await loadOrder(orderId);
  const treatment = asked ?? reducedFor(before);
  if (before.amounts.treatment.rule === treatment.rule) return;
  const retaxed = retaxedOrder(before, treatment);
  const lasting = lastingCredits(before).flatMap(({ groups }) => groups);
  const amounts = lasting.length > 0 ? asCharged(retaxed.amounts, [...anew, ...lasting]) : retaxed.amounts;
  const after = { ...retaxed, amounts, ...(await certifiedAs(before, treatment, now)) };
  await writeOrder({ before, after, by: "system", now });
}

/** The certificate that the order rests on from then on: the former one is known with what became of it, and rests on no more. */
async function certifiedAs(order: Order, { rule }: VatTreatment, now: Date) {
  if (rule === "domestic-reduced") {
    return { reducedVat: true, certificate: await copyOf(await demandCertified(order, now), order.lines) };
  }
  const { certificate } = order;
  if (!certificate) return { reducedVat: false };
  const status = (await findCertificate(certificate.id))?.status ?? "expired";
  return { reducedVat: false, certificate: { ...certificate, status } };
}
