import type { FiscalDocument, Party } from "../document.ts";
import { resendUntil } from "../rules/resend.ts";

export const nameOf = ({ companyName, name = "", surname = "" }: Party): string =>
  companyName ?? `${name} ${surname}`.trim();

/** A document as a row of a list. */
export const documentRow = ({ id, orderId, state, content }: FiscalDocument) => {
  const { orderNumber, type, number, date, buyer, total } = content;
  return { id, orderId, orderNumber, type, number, date, customer: nameOf(buyer), total, state };
};

/** The same whole. */
export const documentDetail = (document: FiscalDocument) => {
  const { buyer, recipient, groups, reason, related } = document.content;
  return {
    ...documentRow(document),
    buyer,
    recipient,
    groups,
    reason,
    related,
    issuedOn: document.issuedOn,
    fileName: document.transmissions.at(-1)?.fileName ?? "",
    notices: document.notices,
    resendUntil: resendUntil(document),
  };
};
