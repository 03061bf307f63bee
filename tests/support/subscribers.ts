import { saveBillingAddress } from "@solvia/core/accounts/addresses";
import { callerById } from "@solvia/core/accounts/caller-by-id";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { cardProvider } from "@solvia/core/payments/card-provider";
import type { User } from "@solvia/core/platform/access";
import { choosePlan, type Chosen } from "@solvia/core/subscriptions/choose-plan";
import { createPaymentSetupIntent } from "@solvia/core/subscriptions/payment-method";
import { findSubscription } from "@solvia/core/subscriptions/stored-subscription";
import { anEmail, password, vatNumber } from "./accounts.ts";
import { address } from "./address.ts";

/** A verified user with an address, and a company unless a private person is meant. */
export async function person(now: Date, { company = false } = {}): Promise<User> {
  const id = await createDemonstrationUser(
    {
      email: anEmail(),
      password,
      name: "Ada",
      surname: "Neri",
      roles: [],
      ...(company && { company: { name: "Neri S.r.l.", vatNumber: vatNumber(), role: "installer" } }),
    },
    now,
  );
  await saveBillingAddress({ id }, address({ addressType: "billing", truckAccess: true }), now);
  return caller(id, now);
}

/** Them as a request would find them at a moment. */
export async function caller(id: string, now: Date): Promise<User> {
  const user = await callerById(id, now);
  if (!user) throw new Error("no such user");
  return user;
}

/** Their card, stored as their page would: the setup intent's id. */
export async function storedCard(
  user: User,
  number = "4242424242424242",
  expires = { month: 12, year: 2034 },
): Promise<string> {
  const { setupIntentId } = await createPaymentSetupIntent(user);
  const card = { number, exp_month: expires.month, exp_year: expires.year, cvc: "123" };
  const method = await ask("payment_methods", { type: "card", ...flat("card", card) });
  const intent = await cardProvider().setupIntents.confirm(setupIntentId, { payment_method: String(method["id"]) });
  if (intent.status === "requires_action") {
    await ask(`setup_intents/${setupIntentId}/settle`, {
      result: "authorized",
      client_secret: intent.client_secret ?? "",
    });
  }
  return setupIntentId;
}

/** Their stored card whose bank has heard from them anew, as their page would ask it to: the setup intent's id. */
export async function authenticatedCard(user: User, methodId: string): Promise<string> {
  const { setupIntentId, clientSecret } = await createPaymentSetupIntent(user);
  await cardProvider().setupIntents.confirm(setupIntentId, { payment_method: methodId });
  await ask(`setup_intents/${setupIntentId}/settle`, { result: "authorized", client_secret: clientSecret });
  return setupIntentId;
}

/** What the bank says of their stored card from now on. */
export async function bankSays(user: User, outcome: string): Promise<void> {
  const { methodId } = (await findSubscription(user.id)) ?? {};
  await ask(`payment_methods/${methodId}/outcome`, { outcome });
}

/** The holder confirms a payment that waits for them, on the page of their bank. */
export async function authenticated(clientSecret: string, method: string): Promise<void> {
  const [id] = clientSecret.split("_secret_");
  await cardProvider().paymentIntents.confirm(String(id), { payment_method: method });
  await ask(`payment_intents/${id}/settle`, { result: "authorized", client_secret: clientSecret });
}

const flat = (name: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${name}[${key}]`, String(value)]));

/** The calls of the emulator that stand for the world around it, and a card typed on a page. */
async function ask(path: string, fields: Record<string, string>): Promise<Record<string, unknown>> {
  const prefix = path === "payment_methods" ? "v1" : "demo";
  const answer = await fetch(`${process.env["STRIPE_API_URL"]}/${prefix}/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${process.env["STRIPE_SECRET_KEY"]}` },
    body: new URLSearchParams(fields),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Record<string, unknown>;
}

export const choose = (user: User, plan: Chosen["plan"], now: Date, more: Partial<Chosen> = {}) =>
  choosePlan(user, { plan, priceId: `${plan}-2026`, ...more }, now);
