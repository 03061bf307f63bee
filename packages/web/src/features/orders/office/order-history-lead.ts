import type { getOrderHistory as Contract } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

type Change = AnswerOf<typeof Contract>["items"][number]["changes"][number];
type Field = Change["fields"][number];

/** What a heading says of an act: states, notes, and of money how much, by which reference, on which day and why. */
const ofChanged =
  /^(status|fulfilment|troubled|backOfficeNotes|paymentNoticeDate|transactions\.\d+\.status|settled|amount|reference|reversal\.reason|refunds\.\d+\.(state|amount|reference|doneOn|reason))$/;
/** Of a new receipt; what it is used for is read off the order's own change. */
const ofNew = /^(amount|reference|settledOn)$/;

/** The fields of a change that its heading tells; the rest stands inside. */
export const leadOf = ({ kind, fields }: Pick<Change, "kind"> & { fields: readonly Field[] }): readonly Field[] =>
  fields.filter(({ field }) => (kind === "created" ? ofNew : ofChanged).test(field));

/** Whether a customer's act was a withdrawal: its states alone would read as a cancellation. */
export const isWithdrawal = (changes: readonly { fields: readonly Field[] }[]): boolean =>
  changes.some(({ fields }) => fields.some(({ field }) => /^withdrawals(\.|$)/.test(field)));
