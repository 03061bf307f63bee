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
  closedOn: "Closed on {{date}} without a refund",
  close: "Close the withdrawal",
  closeAsk: "All that is due has gone back, or there is nothing to refund. The customer reads it in their order.",
  amount: "Goods worth {{amount}}",
  sent: "Goods sent: awaited back",
  notSent: "Goods never sent: nothing to come back",
  goodsBackAsk:
    "Are the goods of this withdrawal (order {{number}}) in the warehouse? The customer reads it in their order.",
  goodsNeverLeft:
    "The goods of order {{number}} were never sent: there is nothing to come back. Note them as back all the same?",
  goodsBackConfirm: "They are back",
  takeBack: "Take the last step back",
  takeBackWhy: "Why the step was wrong",
  show: "Which withdrawals",
  toDo: "To look after",
  closedIn: "Closed in a month",
  noneClosed: "No withdrawal was closed in this month",
  states: {
    declared: "To look after",
    goods_back: "Goods are back",
    refunded: "Refunded",
    nothing_due: "Closed without a refund",
  },
};
