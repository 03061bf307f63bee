import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $add, $remove } from "dynamodb-toolbox/entity/actions/update";
import { CertificateEntity, CertificateUseEntity, expiredNow } from "../../certificates/index.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { hasEnded, type Order } from "../order.ts";
import { keptWatts } from "./kept-watts.ts";
import { awaitsReview, type OrderCertificate } from "./order-certificate.ts";

/** The certificate that an order takes the reduced rate from; one that has ended, or goes abroad, takes it from none. */
function takenFrom(order: Order | undefined): OrderCertificate | undefined {
  if (!order?.reducedVat || !order.certificate || hasEnded(order)) return undefined;
  return order.amounts.treatment.rule === "domestic-reduced" ? order.certificate : undefined;
}

/**
 * What a write of an order does to certificates, in the same transaction: the order stands among those under its certificate, which must be sent
 * in or approved at that very moment; one of a single order is that order's, and ends with its invoice (domain-rules 5.7). What comes back
 * is the plant's again: the order stands there with the watts that its buyer keeps. Two writes at most.
 * Problem: vat-certificate-pending for an invoice before the review.
 */
export function certificateWrites(before: Order | undefined, after: Order, now: Date) {
  const was = takenFrom(before);
  const is = takenFrom(after);
  const invoiced = after.invoiceNumber !== undefined && before?.invoiceNumber === undefined;
  const documents = (after.invoices?.length ?? 0) > (before?.invoices?.length ?? 0);
  if ((invoiced || documents) && awaitsReview(after)) throw new Problem("vat-certificate-pending");
  const ends = invoiced && is?.kind === "single_order" ? [expiredNow(is.id, now)] : [];
  if (ends.length > 0 || was?.id === is?.id) return [...ends, ...(before && is ? cameBack(is, before, after) : [])];
  return [...(was ? released(was, after) : []), ...(is ? taken(is, after, now) : [])];
}

const useOf = (certificateId: string, order: Order) =>
  CertificateUseEntity.build(PutTransaction).item({
    certificateId,
    orderId: order.id,
    number: order.number,
    watts: keptWatts(order),
  });

/** Modules that came back since, or are kept after all. */
const cameBack = ({ id }: OrderCertificate, before: Order, after: Order) =>
  keptWatts(before) === keptWatts(after) ? [] : [useOf(id, after)];

function taken({ id, kind }: OrderCertificate, order: Order, now: Date) {
  const { id: orderId } = order;
  const submitted = { attr: "status", eq: "submitted" } as const;
  const approved = { attr: "status", eq: "approved" } as const;
  const standing = { or: [submitted, approved] };
  const lasting = { attr: "validUntil", gte: romeDate(now) } as const;
  const unused = { attr: "usedBy", exists: false } as const;
  const own = { attr: "usedBy", eq: orderId } as const;
  return [
    useOf(id, order),
    kind === "open"
      ? CertificateEntity.build(ConditionCheck)
          .key({ id })
          .condition({ and: [standing, lasting] })
      : CertificateEntity.build(UpdateTransaction)
          .item({ id, usedBy: orderId, version: $add(1) })
          .options({ condition: { and: [standing, lasting, { or: [unused, own] }] } }),
  ];
}

/** A certificate that is over, or is drawn anew, has forgotten its order by itself. */
function released({ id, kind, status }: OrderCertificate, after: Order) {
  const orderId = after.id;
  const known = after.certificate?.id === id ? after.certificate.status : status;
  const stands = known === "submitted" || known === "approved";
  return [
    CertificateUseEntity.build(DeleteTransaction).key({ certificateId: id, orderId }),
    ...(kind === "single_order" && stands
      ? [
          CertificateEntity.build(UpdateTransaction)
            .item({ id, usedBy: $remove(), version: $add(1) })
            .options({ condition: { attr: "usedBy", eq: orderId } }),
        ]
      : []),
  ];
}
