import type { Cents } from "../../platform/money.ts";
import type { Confirmed, Proposed } from "../../platform/four-eyes/four-eyes.ts";

/** What one administrator would have the house give away, and why. */
export interface GiftProposal extends Proposed {
  /** What it came to then: confirmed is that and nothing else. */
  amount: Cents;
  reason: string;
}

/** What is given away; who has confirmed it where it took two. */
export interface Gift extends GiftProposal {
  confirmedBy?: Confirmed["confirmedBy"] | undefined;
  confirmedOn?: Confirmed["confirmedOn"] | undefined;
}

/** Up to so much of an order, VAT included, one administrator gives away alone (domain-rules 4.6). */
export const giftOfOne: Cents = 50_000;

/** Whether gifts of so many cents of an order need a second administrator. */
export const takesTwo = (given: Cents): boolean => given > giftOfOne;
