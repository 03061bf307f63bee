import { findCertificate, usesOf, type Certificate } from "../../certificates/index.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { orderVatRaised } from "../events.ts";
import { askedIn, hasEnded, type Order } from "../order.ts";
import { withOneMore } from "../payment/schedule.ts";
import { findOrder, writeOrder } from "../stored-order.ts";
import { retaxed } from "./retaxed.ts";

/**
 * What became of a certificate, brought to the orders under it (domain-rules 1.2): approved, they go on; rejected, over or revoked, those that
 * aren't invoiced get the full rate, and the difference is asked for. May be repeated: an order that knows it already stays as it is.
 */
export async function applyCertificate(certificateId: string, now: Date): Promise<void> {
  const certificate = await findCertificate(certificateId);
  if (!certificate) return;
  for (const { orderId } of await usesOf(certificateId)) {
    await untilWritten(() => applyTo(orderId, certificate, now));
  }
}

async function applyTo(orderId: string, certificate: Certificate, now: Date): Promise<void> {
  const order = await findOrder(orderId);
  if (!order?.reducedVat || order.certificate?.id !== certificate.id) return;
  // What was invoiced at the reduced rate is put right by a credit note, by people.
  if (hasEnded(order) || order.invoiceNumber !== undefined || certificate.status === "submitted") return;
  if (certificate.status !== "approved") return atFullRate(order, certificate, now);
  if (order.certificate.status === "approved") return;
  const after = { ...order, certificate: { ...order.certificate, status: certificate.status } };
  await writeOrder({ before: order, after, by: "system", now });
}

async function atFullRate(order: Order, { status }: Certificate, now: Date): Promise<void> {
  const amounts = retaxed(order, false);
  // A public body pays the other rate's VAT to the state as well: nothing more is asked of it.
  const difference = askedIn(amounts) - askedIn(order.amounts);
  const certificate = order.certificate && { ...order.certificate, status };
  const dearer = difference > 0 && order.status !== "awaitingApproval";
  const after: Order = {
    ...order,
    reducedVat: false,
    certificate,
    amounts,
    ...(dearer ? withOneMore(order, difference, now) : {}),
  };
  const events = difference > 0 ? [orderVatRaised.of({ orderId: order.id, amount: difference })] : [];
  await writeOrder({ before: order, after, events, by: "system", now });
}
