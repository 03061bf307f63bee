import type * as z from "zod";
import type { Call } from "./call.ts";
import type { Confirm } from "./input.ts";
import { methodById, methodFrom } from "./payment-methods.ts";
import { invalidRequest } from "./provider-error.ts";
import type { IntentStatus, PaymentIntent, PaymentMethod, SetupIntent } from "./resources.ts";
import { declineOf } from "./test-cards.ts";

/** What payment and setup intents have in common. */
type AnyIntent = PaymentIntent | SetupIntent;

export function demand(intent: AnyIntent, allowed: readonly IntentStatus[], action: string): void {
  if (allowed.includes(intent.status)) return;
  throw invalidRequest(`You cannot ${action} this intent because it has a status of ${intent.status}.`, {
    code: `${intent.object}_unexpected_state`,
    [intent.object]: intent,
  });
}

/** The browser proves with the secret that the intent is its own. */
export function demandSecret(intent: AnyIntent, secret: string | undefined): void {
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalidRequest("The client_secret provided does not match the intent.", { param: "client_secret" });
  }
}

export function methodOf(call: Call, intent: AnyIntent, input: z.output<typeof Confirm>): PaymentMethod {
  if (input.payment_method_data) return methodFrom(call, input.payment_method_data);
  const id = input.payment_method ?? intent.payment_method;
  if (!id) throw invalidRequest("You must provide a payment method.", { param: "payment_method" });
  return methodById(call, id);
}

/** The intent's state after a method was presented: what the method's test behaviour says. */
export function stateAfter({ type, outcome }: PaymentMethod, returnUrl: string | undefined) {
  const declined = declineOf(outcome);
  if (declined) return { status: "requires_payment_method" as const, next_action: null, declined };
  if (outcome.endsWith("authenticate")) {
    const next_action =
      type === "card"
        ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } }
        : { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl ?? null, url: null } };
    return { status: "requires_action" as const, next_action };
  }
  return { status: outcome === "delayed" ? ("processing" as const) : ("succeeded" as const), next_action: null };
}
