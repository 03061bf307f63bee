import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type {
  getPurchase,
  listExpenses,
  listPurchaseProposals,
  listSupplied,
} from "@solvia/core/contract/back-office/logistics";

export type Purchase = AnswerOf<typeof getPurchase>;
export type Delivery = Purchase["toCome"][number];
export type Expense = AnswerOf<typeof listExpenses>["items"][number];
export type Proposal = AnswerOf<typeof listPurchaseProposals>["items"][number];
export type Supplied = AnswerOf<typeof listSupplied>["items"][number];
