import { romeDate } from "../../platform/time.ts";
import type { FiscalDocument, Party } from "../document.ts";
import { mayAttend, needsAttention } from "../rules/attention.ts";
import { resendUntil } from "../rules/resend.ts";

export const nameOf = ({ companyName, name = "", surname = "" }: Party): string =>
  companyName ?? `${name} ${surname}`.trim();

/** A document as a row of a list. */
export const documentRow = (document: FiscalDocument) => {
  const { id, orderId, userId, state, content, notices } = document;
  const { orderNumber, type, number, date, buyer, total } = content;
  return {
    id,
    orderId,
    userId,
    orderNumber,
    type,
    number,
    date,
    customer: nameOf(buyer),
    total,
    state,
    troubled: needsAttention(document),
    resendUntil: state === "rejected" && !document.attended ? resendUntil(document) : undefined,
    codes: state === "rejected" ? (notices.findLast(({ kind }) => kind === "NS")?.codes ?? []) : [],
  };
};

/** The same whole. */
export const documentDetail = (document: FiscalDocument, now: Date) => {
  const { buyer, recipient, groups, reason, related, deliveries, lines, payments, stampDuty, splitPayment } =
    document.content;
  const lasts = resendUntil(document);
  return {
    ...documentRow(document),
    buyer,
    recipient,
    groups,
    reason,
    related,
    deliveries,
    lines,
    payments,
    stampDuty,
    splitPayment,
    issuedOn: document.issuedOn,
    fileName: document.transmissions.at(-1)?.fileName ?? "",
    notices: document.notices,
    attended: document.attended,
    register: document.register,
    resendUntil: lasts,
    acts: [
      ...(lasts !== undefined && romeDate(now) <= lasts ? (["resend"] as const) : []),
      ...(mayAttend(document, now) ? (["attend"] as const) : []),
    ],
  };
};
