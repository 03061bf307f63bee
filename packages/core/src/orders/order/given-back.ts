import type { Language } from "../../platform/locale.ts";
import type { Cents } from "../../platform/money.ts";
import type { CivilDate, Instant } from "../../platform/time.ts";

/** How far a declared withdrawal is (domain-rules 8.4); none was declared before. */
export const withdrawalStates = ["declared", "goods_back", "refunded", "nothing_due"] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];

/** Whether the office is through with a withdrawal: its money has gone back, or none was due. */
export const isSettled = ({ state }: { state: WithdrawalState }): boolean =>
  state === "refunded" || state === "nothing_due";

/** Pieces of one of the order's lines. */
export interface WithdrawnPieces {
  productId: string;
  quantity: number;
  /** Of a line with several prices: which of them the pieces had, net cents of one. Where nothing is said they are the dearest that are left. */
  unit?: Cents | undefined;
}

/** In which state pieces came back; only those as new can be sold again. */
export const backConditions = ["as-new", "opened", "damaged"] as const;

/** Pieces that came back, by the state that they are in. */
export interface BackPieces extends Omit<WithdrawnPieces, "unit"> {
  condition: (typeof backConditions)[number];
  /** Of those pieces that were scanned. */
  serials?: readonly string[] | undefined;
}

/**
 * Pieces that a request to return them takes up: those that are asked for until the office is through with it, then those that came back
 * for good; none once it was turned down, cancelled or made good by a replacement.
 */
export interface ReturnedPieces {
  /** The request's id. */
  id: string;
  lines: readonly WithdrawnPieces[];
  /** Cents, VAT included, that came off the order's price for them. */
  credited?: Cents | undefined;
  /** Of those whose money goes back without a credit note: after how many of the order's withdrawals. Such entries stand in the order they began in. */
  unbilled?: { withdrawals: number } | undefined;
  /** Their money is about to go back by a credit note: no withdrawal takes them from the request any more. */
  begun?: true | undefined;
}

/** A consumer's declaration that they withdraw from the contract, as its receipt repeats it (art. 54-bis Cod. cons.). */
export interface Withdrawal {
  declaredOn: Instant;
  name: string;
  /** Where the receipt goes. */
  email: string;
  state: WithdrawalState;
  /** Empty where `words` say what is meant. */
  lines: readonly WithdrawnPieces[];
  /** Which goods, in the words of somebody who had no account at hand to choose the lines in. */
  words?: string | undefined;
  /** In which it was declared, and its receipt is written; the order's where nothing is said. */
  language?: Language | undefined;
  /** What the goods that were declared in words cost, with contributions and VAT, as the office has said. */
  amount?: Cents | undefined;
  /** What the office sent back less than was due, and why. */
  less?: { amount: Cents; reason: string } | undefined;
  goodsBackOn?: CivilDate | undefined;
  /** What came back then, as whoever took it in has said; absent where nothing had left, and of those of before. */
  cameBack?: readonly BackPieces[] | undefined;
  refundedOn?: CivilDate | undefined;
  /** When it was closed without a refund, for none was due. */
  closedOn?: CivilDate | undefined;
  /** The step that was last taken back, and why: "provider" where a refund has failed after it was done. */
  takenBack?: { state: WithdrawalState; reason: string; on: Instant } | undefined;
}
