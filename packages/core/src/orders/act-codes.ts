/** What the customer of a placed order may be offered to do with it. */
export const customerActs = ["reopen", "retry", "pay", "move"] as const;
export type CustomerAct = (typeof customerActs)[number];
