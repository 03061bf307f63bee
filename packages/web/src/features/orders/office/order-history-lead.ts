import type { getOrderHistory as Contract } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

type Change = AnswerOf<typeof Contract>["items"][number]["changes"][number];
type Field = Change["fields"][number];

/** What a heading says of an act: which paper it is about, states, notes, what has arrived, and of money how much, by which reference, on which day and why. */
const ofChanged =
  /^(status|fulfilment|troubled|checks\.\d+\.(reason|released\.reason)|method|number|lines\.\d+\.received\.\d+\.quantity|transmissions\.\d+\.fileName|backOfficeNotes|paymentNoticeDate|transactions\.\d+\.status|settled|amount|reference|reversal\.reason|refunds\.\d+\.(state|amount|reference|doneOn|reason))$/;
/** Of a new receipt; what it is used for is read off the order's own change. */
const ofNew = /^(number|amount|reference|settledOn)$/;

/** Of one instalment, where the whole order isn't paid so. */
const ofInstalment = /^transactions\.\d+\.method$/;

/** The fields of a change that its heading tells; the rest stands inside. */
export function leadOf({ kind, fields }: Pick<Change, "kind"> & { fields: readonly Field[] }): readonly Field[] {
  if (kind === "created") return fields.filter(({ field }) => ofNew.test(field));
  const ofAll = fields.some(({ field }) => field === "method");
  return fields.filter(({ field }) => ofChanged.test(field) || (!ofAll && ofInstalment.test(field)));
}
