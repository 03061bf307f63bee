import type { getOrderHistory as Contract } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

type Change = AnswerOf<typeof Contract>["items"][number]["changes"][number];
type Field = Change["fields"][number];

/** What a heading says of an act: of an order what it comes to, which paper it is about, states, notes, what has arrived, and of money how much, by which reference, on which day and why. */
const ofChanged =
  /^(status|fulfilment|troubled|checks\.\d+\.(reason|released\.reason)|method|number|lines\.\d+\.received\.\d+\.quantity|transmissions\.\d+\.fileName|backOfficeNotes|paymentNoticeDate|transactions\.\d+\.status|amounts\.(shipmentCost|total)|settled|amount|reference|reversal\.reason|refunds\.\d+\.(state|amount|reference|doneOn|reason))$/;
/** What of a mark waits to be confirmed: what it proposed stands in the heading as long as it is proposed, not where it is gone. */
const ofProposal = /^transactions\.\d+\.markProposal\.(amount|settlementRef)$/;
const isProposed = ({ field, to }: Field): boolean => to !== undefined && ofProposal.test(field);

/** Of a new receipt, whose use is read off the order's own change, and of a document that was issued. */
const ofNew = /^(number|amount|total|reference|settledOn|reason)$/;

/** Of one instalment, where the whole order isn't paid so. */
const ofInstalment = /^transactions\.\d+\.method$/;

/** A new instalment waits to be paid as its order is: what the order comes to tells it. */
const isNewInstalments = ({ field, from }: Field): boolean =>
  from === undefined && /^transactions\.\d+\.(method|status)$/.test(field);

/** An order whose payment failed is no cancelled one: that one has a reason. */
const declined = (fields: readonly Field[], side: "from" | "to"): boolean =>
  fields.some((one) => one.field === "status" && one[side] === "failed") &&
  !fields.some((one) => one.field === "failedReason" && one[side] !== undefined);

/** The order's state as its badge says it. */
function asSaid(field: Field, fields: readonly Field[]): Field {
  if (field.field !== "status") return field;
  return {
    ...field,
    ...(declined(fields, "from") && { from: "paymentFailed" }),
    ...(declined(fields, "to") && { to: "paymentFailed" }),
  };
}

/** The fields of a change that its heading tells; the rest stands inside. */
export function leadOf({ kind, fields }: Pick<Change, "kind"> & { fields: readonly Field[] }): readonly Field[] {
  if (kind === "created") return fields.filter(({ field }) => ofNew.test(field));
  const ofAll = fields.some(({ field }) => field === "method");
  return fields
    .filter((one) => ofChanged.test(one.field) || isProposed(one) || (!ofAll && ofInstalment.test(one.field)))
    .filter((one) => !isNewInstalments(one))
    .map((one) => asSaid(one, fields));
}
