/** What the customer of a placed order may be offered to do with it. */
export const customerActs = ["reopen", "retry", "pay", "move"] as const;
export type CustomerAct = (typeof customerActs)[number];

/** What the office may be offered to do with a placed order; of its payments each says for itself (`mayMarkPaid`). */
export const officeActs = ["fail", "mark-ready", "unmark-ready", "deliver"] as const;
export type OfficeAct = (typeof officeActs)[number];
