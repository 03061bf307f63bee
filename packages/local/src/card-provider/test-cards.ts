import type { CardError } from "./resources.ts";

/** What a demonstration card does; the numbers are Stripe's own. */
export const outcomeNames = [
  "ok",
  "declined",
  "insufficient-funds",
  "lost-card",
  "expired-card",
  /** Stored without a word, declined when it is charged. */
  "declined-later",
  /** Asks its holder once: a card that was set up for later pays while they are away. */
  "authenticate",
  /** Asks its holder for each payment. */
  "always-authenticate",
] as const;
export type Outcome = (typeof outcomeNames)[number];

const outcomes: Readonly<Record<string, Outcome>> = {
  "4242424242424242": "ok",
  "5555555555554444": "ok",
  "4000000000000002": "declined",
  "4000000000009995": "insufficient-funds",
  "4000002500003155": "authenticate",
  "4000002760003184": "always-authenticate",
  "4000000000000341": "declined-later",
  "4000000000009987": "lost-card",
  "4000000000000069": "expired-card",
  tok_visa: "ok",
  pm_card_visa: "ok",
  pm_card_chargeDeclined: "declined",
  pm_card_visa_chargeDeclined: "declined",
  pm_card_chargeDeclinedInsufficientFunds: "insufficient-funds",
  pm_card_threeDSecure2Required: "authenticate",
  pm_card_authenticationRequired: "authenticate",
};

/** A number that is no demonstration card is refused, so that no real card is ever entered with success. */
export const outcomeOf = (numberOrName: string): Outcome | undefined => outcomes[numberOrName.replaceAll(" ", "")];

export const declineOf = (outcome: string): CardError | undefined => {
  if (outcome === "declined") {
    return {
      type: "card_error",
      code: "card_declined",
      decline_code: "generic_decline",
      message: "Your card was declined.",
    };
  }
  if (outcome === "insufficient-funds") {
    return {
      type: "card_error",
      code: "card_declined",
      decline_code: "insufficient_funds",
      message: "Your card has insufficient funds.",
    };
  }
  if (outcome === "lost-card") {
    return { type: "card_error", code: "card_declined", decline_code: "lost_card", message: "Your card was declined." };
  }
  if (outcome === "expired-card") {
    return { type: "card_error", code: "expired_card", message: "Your card has expired." };
  }
  return outcome === "declined-later" ? declineOf("declined") : undefined;
};

/** What the bank answers where its customer would have to be there. */
export const authenticationRequired: CardError = {
  type: "card_error",
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

export const authenticationFailed: CardError = {
  type: "card_error",
  code: "payment_intent_authentication_failure",
  message: "We are unable to authenticate your payment method.",
};
