import type { CardError } from "./resources.ts";

/** What a demonstration card does; the numbers are Stripe's own. */
export type Outcome = "ok" | "declined" | "insufficient-funds" | "authenticate";

const outcomes: Readonly<Record<string, Outcome>> = {
  "4242424242424242": "ok",
  "5555555555554444": "ok",
  "4000000000000002": "declined",
  "4000000000009995": "insufficient-funds",
  "4000002500003155": "authenticate",
  "4000002760003184": "authenticate",
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
  return undefined;
};

export const authenticationFailed: CardError = {
  type: "card_error",
  code: "payment_intent_authentication_failure",
  message: "We are unable to authenticate your payment method.",
};
