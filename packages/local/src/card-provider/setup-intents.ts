import * as z from "zod";
import type { Call } from "./call.ts";
import { Confirm, CreateSetupIntent, read } from "./input.ts";
import { demand, demandSecret, methodOf, stateAfter } from "./intents.ts";
import { Refusal } from "./payment-intents.ts";
import { missing } from "./provider-error.ts";
import {
  base,
  clientSecretOf,
  newResourceId,
  type CardError,
  type PaymentMethod,
  type SetupIntent,
} from "./resources.ts";
import { authenticationFailed } from "./test-cards.ts";

function intentOf({ store, id }: Call): SetupIntent {
  const intent = store.get<SetupIntent>("setup_intent", id);
  if (!intent) throw missing("setup_intent", id);
  return intent;
}

export function createSetupIntent(call: Call): SetupIntent {
  const input = read(CreateSetupIntent, call.parameters);
  const common = base("seti");
  const intent = call.store.put<SetupIntent>({
    ...common,
    object: "setup_intent",
    client_secret: clientSecretOf(common.id),
    customer: input.customer ?? null,
    description: input.description ?? null,
    last_setup_error: null,
    mandate: null,
    metadata: input.metadata ?? {},
    next_action: null,
    payment_method: input.payment_method ?? null,
    payment_method_types: input.allowed_payment_method_types ?? ["card"],
    status: input.payment_method ? "requires_confirmation" : "requires_payment_method",
    usage: input.usage,
  });
  call.announce("setup_intent.created", intent);
  return input.confirm ? confirmSetupIntent({ ...call, id: intent.id }) : intent;
}

export function retrieveSetupIntent(call: Call): SetupIntent {
  const intent = intentOf(call);
  demandSecret(intent, z.object({ client_secret: z.string().optional() }).parse(call.parameters).client_secret);
  return intent;
}

export function confirmSetupIntent(call: Call): SetupIntent {
  const input = read(Confirm, call.parameters);
  const intent = intentOf(call);
  demandSecret(intent, input.client_secret);
  demand(intent, ["requires_payment_method", "requires_confirmation"], "confirm");
  const method = methodOf(call, intent, input);
  const { declined, ...state } =
    method.outcome === "declined-later"
      ? stateAfter({ ...method, outcome: "ok" }, input.return_url)
      : stateAfter(method, input.return_url);
  const presented = { ...intent, payment_method: method.id, last_setup_error: null };
  if (declined) return refuse(call, { ...presented, payment_method: null }, declined);
  return state.status === "requires_action" ? call.store.put({ ...presented, ...state }) : succeed(call, presented);
}

export function settleSetupIntent(call: Call): SetupIntent {
  const { result, client_secret } = read(
    z.object({ result: z.enum(["authorized", "refused"]), client_secret: z.string() }),
    call.parameters,
  );
  const intent = intentOf(call);
  demandSecret(intent, client_secret);
  demand(intent, ["requires_action"], "settle");
  return result === "authorized" ? succeed(call, intent) : refuse(call, intent, authenticationFailed);
}

function succeed({ store, announce }: Call, intent: SetupIntent): SetupIntent {
  const debit = intent.payment_method_types.includes("sepa_debit");
  const mandate = debit ? newResourceId("mandate") : null;
  keepForLater(store, intent);
  const succeeded = store.put<SetupIntent>({ ...intent, status: "succeeded", next_action: null, mandate });
  announce("setup_intent.succeeded", succeeded);
  return succeeded;
}

/** A method that was set up belongs to the customer, and a bank that has heard its holder once asks no more. */
function keepForLater(store: Call["store"], { payment_method, customer }: SetupIntent): void {
  const method = payment_method ? store.get<PaymentMethod>("payment_method", payment_method) : undefined;
  if (!method) return;
  const outcome = method.outcome === "authenticate" && method.type === "card" ? "ok" : method.outcome;
  store.put({ ...method, outcome, customer: customer ?? method.customer });
}

function refuse({ store, announce }: Call, intent: SetupIntent, error: CardError): never {
  const refused = store.put<SetupIntent>({
    ...intent,
    status: "requires_payment_method",
    next_action: null,
    last_setup_error: error,
  });
  announce("setup_intent.setup_failed", refused);
  throw new Refusal(402, { ...error, setup_intent: refused });
}
