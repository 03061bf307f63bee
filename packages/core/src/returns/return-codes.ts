export const returnStatuses = [
  "asked",
  "approved",
  "rejected",
  "received",
  "refunded",
  "replaced",
  "refused",
  "cancelled",
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** The states of which its customer is written to; who cancels it knows. */
export const toldStatuses = ["asked", "approved", "rejected", "received", "refunded", "replaced", "refused"] as const;
export type ToldStatus = (typeof toldStatuses)[number];

/** Those that somebody still has to do something about. */
export const openStatuses = ["asked", "approved", "received"] as const satisfies readonly ReturnStatus[];
export const isOpenReturn = ({ status }: { status: ReturnStatus }): boolean =>
  openStatuses.some((open) => open === status);

export const returnReasons = ["damaged", "defective", "wrong-item", "not-as-described", "not-needed", "other"] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** In which state pieces came back; only those as new can be sold again. */
export const returnConditions = ["as-new", "opened", "damaged"] as const;
export type ReturnCondition = (typeof returnConditions)[number];

/** The most pictures that one request has. */
export const mostPictures = 6;

/** What the office may do with a request, as the machine lets it. */
export const returnActions = ["approve", "reject", "receive", "refund", "replace", "refuse"] as const;
export type ReturnAction = (typeof returnActions)[number];
