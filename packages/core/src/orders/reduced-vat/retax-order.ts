import { activeCertificate, findCertificate, type Certificate } from "../../certificates/index.ts";
import { Problem } from "../../platform/problems.ts";
import type { VatTreatment } from "../../tax/index.ts";
import type { Order } from "../order.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { confirmedTreatment } from "../vat-change/confirmed-treatment.ts";
import { copyOf } from "./certified-cart.ts";
import { retaxed, taxedUnder } from "./retaxed.ts";
import type { RetaxTarget } from "./retax-targets.ts";

/** An order as it would have been under another treatment; prices stay those of its placing. */
export const retaxedOrder = (order: Order, treatment: VatTreatment = reducedFor(order)): Order => ({
  ...order,
  amounts: treatment.rule === order.amounts.treatment.rule ? order.amounts : taxedUnder(order, treatment),
});

const reducedFor = (order: Order): VatTreatment => retaxed(order, true).treatment;

/** The approved certificate of whoever bought, for this order. Problem: not-eligible. */
export async function demandCertified({ id, userId, companyId }: Order, now: Date): Promise<Certificate> {
  const certificate = await activeCertificate({ id: userId, companyId }, now, id);
  if (certificate?.status !== "approved") throw new Problem("not-eligible", { reasons: ["certificate-missing"] });
  return certificate;
}

/**
 * As what an order that was invoiced otherwise should have been taxed: at the reduced rate under its buyer's approved certificate, at the full
 * one where that has fallen away (domain-rules 1.2), without VAT where the register has confirmed its company's number since (1.1,
 * row 4). Rates and law of goods that stay in Italy are those of the day of placing. Problems: not-eligible, and those of `confirmedTreatment`.
 */
export async function treatmentFor(order: Order, target: RetaxTarget, now: Date): Promise<VatTreatment> {
  if (target === "intra-community") return confirmedTreatment(order, now);
  if (target === "full") return retaxed(order, false).treatment;
  await demandCertified(order, now);
  return reducedFor(order);
}

/**
 * Gives an order that was invoiced otherwise another treatment (domain-rules 1.2: by the office alone, after everything was credited); one before
 * treatments were said has the reduced rate. An order that has it stays as it is. Problems: not-found, not-eligible, version-conflict.
 */
export async function retaxOrder(orderId: string, asked: VatTreatment | undefined, now: Date): Promise<void> {
  const before = await loadOrder(orderId);
  const treatment = asked ?? reducedFor(before);
  if (before.amounts.treatment.rule === treatment.rule) return;
  const after = { ...retaxedOrder(before, treatment), ...(await certifiedAs(before, treatment, now)) };
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
