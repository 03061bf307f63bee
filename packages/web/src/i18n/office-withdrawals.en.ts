import type { officeWithdrawals as Italian } from "./office-withdrawals.it.ts";

/** Consumers' withdrawals, in English. */
export const officeWithdrawals: typeof Italian = {
  title: "Withdrawals",
  hint: "Consumers' withdrawals that aren't refunded yet, the oldest first. The refund is made at the order's receipt.",
  none: "No withdrawal to look after",
  declared: "Declared on {{at}} by {{name}} ({{email}})",
  pieces: "{{quantity}} × {{name}}",
  words: "In their own words: {{words}}",
  refundUntil: "Refund by {{date}}, or when the goods are back",
  goodsBackOn: "Goods back on {{date}}",
  refundedOn: "Refunded on {{date}}",
  goodsBack: "Goods are back",
  done: "Refunded",
  closeTitle: "Close the withdrawal",
  due: "{{dueBack}} due, {{returned}} gone back",
  notAsked: "{{amount}} less to be paid",
  toSay: "What the goods cost is to be said on closing",
  cost: "What the goods cost, VAT included",
  costHint:
    "Those that the withdrawal describes: what isn't paid yet is no longer asked for, the rest is to be refunded.",
  why: "Why less goes back than is due",
  whyHint: "Only if less goes back: the customer reads it in their order.",
  whyNeeded: "{{missing}} are missing: send them back at the order's receipt, or write why less goes back.",
  kept: "Not refunded {{amount}}: {{reason}}",
  states: { declared: "To look after", goods_back: "Goods are back", refunded: "Refunded" },
};
