import { cardProvider } from "../payments/index.ts";
import type { Card } from "../plans/index.ts";
import type { User } from "../platform/access.ts";
import { setting } from "../platform/config.ts";
import { Problem } from "../platform/problems.ts";
import { secret } from "../platform/secret.ts";
import { findSubscription } from "./stored-subscription.ts";

const unavailable = (): never => {
  throw new Problem("provider-unavailable");
};

/** What a page needs to talk to the provider about one intent. */
export const pageOf = async (clientSecret: string) => ({
  clientSecret,
  publishableKey: await secret("STRIPE_PUBLISHABLE_KEY"),
  scriptUrl: setting("CARD_PROVIDER_SCRIPT_URL"),
});

/** The id of whom the provider keeps a card for. Asked for without the SDK's resource of customers, whose shapes would be a tenth of each function. */
async function createCustomer({ id, email, name, surname }: User): Promise<string> {
  const asked = { email, name: `${name} ${surname}`, metadata: { userId: id } };
  const options = { idempotencyKey: `subscriber:${id}:${email}:${name}:${surname}` };
  const made = (await cardProvider().rawRequest("POST", "/v1/customers", asked, options)) as { id: string };
  return made.id;
}

/** A setup intent for a card that is charged while its holder is away. Problem: provider-unavailable. */
export async function createPaymentSetupIntent(user: User) {
  const known = (await findSubscription(user.id))?.customerId;
  const customer = known ?? (await createCustomer(user).catch(unavailable));
  const intent = await cardProvider()
    .setupIntents.create({
      customer,
      allowed_payment_method_types: ["card"],
      usage: "off_session",
      metadata: { userId: user.id },
    })
    .catch(unavailable);
  return { setupIntentId: intent.id, ...(await pageOf(intent.client_secret ?? "")) };
}

export interface StoredMethod {
  customerId: string;
  methodId: string;
  card: Card;
}

/** The card that this user has stored by a setup intent of theirs. Problems: card-missing for any other, or before it succeeded; provider-unavailable. */
export async function methodStoredBy(user: Pick<User, "id">, setupIntentId: string): Promise<StoredMethod> {
  const intent = await cardProvider()
    .setupIntents.retrieve(setupIntentId)
    .catch((error: unknown) => {
      throw new Problem(
        (error as { code?: string }).code === "resource_missing" ? "card-missing" : "provider-unavailable",
      );
    });
  const { status, metadata, customer, payment_method: method } = intent;
  const customerId = typeof customer === "string" ? customer : customer?.id;
  const methodId = typeof method === "string" ? method : method?.id;
  if (status !== "succeeded" || metadata?.["userId"] !== user.id || !customerId || !methodId) {
    throw new Problem("card-missing");
  }
  const { card } = await cardProvider().paymentMethods.retrieve(methodId).catch(unavailable);
  if (!card) throw new Problem("card-missing");
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { customerId, methodId, card: { brand, last4, expMonth, expYear } };
}
