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
  states: { declared: "To look after", goods_back: "Goods are back", refunded: "Refunded" },
};
