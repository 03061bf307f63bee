import type { Endpoint } from "@solvia/core/contract/endpoint";
import { createOrderIntent } from "@solvia/core/contract/orders";
import { createPaymentIntent } from "@solvia/core/contract/transactions";
import {
  createCardIntent,
  demandMethod,
  dueTransaction,
  type ProviderMethod,
} from "@solvia/core/orders/payment/card-payment";
import { loadOrder } from "@solvia/core/orders/stored-order";
import { cardProvider } from "@solvia/core/payments/card-provider";
import { secret } from "@solvia/core/platform/secret";
import { setting } from "@solvia/core/platform/config";
import { asCustomer } from "./actors.ts";
import { placed } from "./buying.ts";
import { heard } from "./heard.ts";
import { german } from "./newcomers.ts";
import type { Stage } from "./stage.ts";
import { demoIban, emails } from "../../demo/known.ts";

const { company, consumer, merchant, premium } = emails;

type Order = Awaited<ReturnType<typeof loadOrder>>;

/** The provider tells the shop by its webhook. */
const until = (id: string, holds: (order: Order) => boolean): Promise<void> =>
  heard(async () => holds(await loadOrder(id)), `the card provider has told nothing of the order ${id}`);

interface Paying {
  email: string;
  method?: ProviderMethod;
  /** What the provider has stored of the customer's card or account; one of its own test methods has a name. */
  by: () => Promise<string>;
}

const card = (name: string) => () => Promise.resolve(name);

const sepa = async (): Promise<string> => {
  const { id } = await cardProvider().paymentMethods.create({
    type: "sepa_debit",
    sepa_debit: { iban: demoIban },
    billing_details: { name: "Riva Energia S.r.l.", email: premium },
  });
  return id;
};

/** A customer pays through the provider's page: the payment's intent, once the shop has heard how it went. */
const paidByProvider = ({ once, ago }: Stage, story: string, id: string, { email, method = "card", by }: Paying) =>
  once(`${story}: paid by ${method}`, async () => {
    const now = ago(0);
    const known = (await loadOrder(id)).transactions[0];
    if (known?.providerIntentId && known.status !== "pending_payment") return known.providerIntentId;
    const attempt: { endpoint: Endpoint; params: Record<string, string> } =
      method === "card"
        ? { endpoint: createOrderIntent, params: { id } }
        : { endpoint: createPaymentIntent, params: { id: `${id}.1`, m: method } };
    const { clientSecret } = await asCustomer(email, { ...attempt, now }, async (user) => {
      const order = await loadOrder(id);
      const transaction = dueTransaction(order, now);
      await demandMethod(user, method, order, transaction, now);
      return createCardIntent(order, transaction, now, method);
    });
    const intent = clientSecret.split("_secret_")[0] ?? "";
    // A card that is refused is an error of the call too; what came of it the shop is told by the webhook.
    await cardProvider()
      .paymentIntents.confirm(intent, { payment_method: await by(), return_url: setting("SITE_ORIGIN") })
      .catch((error: unknown) => {
        if ((error as { type?: string }).type !== "StripeCardError") throw error;
      });
    await until(id, ({ transactions }) => transactions[0]?.status !== "pending_payment");
    return intent;
  });

/** The card's holder has the bank take the money back. */
export const disputed = ({ act }: Stage, story: string, id: string, intent: string) =>
  act(`${story}: disputed`, async () => {
    if ((await loadOrder(id)).troubled) return;
    const authorization = `Bearer ${await secret("STRIPE_SECRET_KEY")}`;
    const path = `/demo/payment_intents/${intent}/dispute`;
    await fetch(`${setting("STRIPE_API_URL")}${path}`, { method: "POST", headers: { authorization } });
    await until(id, ({ troubled }) => troubled);
  });

/** Orders that are paid through the provider: with success, in vain, under way, taken back. */
export async function cardOrders(stage: Stage): Promise<void> {
  const paid = await placed(stage, "by card", {
    email: company,
    days: 0.2,
    pieces: { optimizer: 24, monitor: 2 },
    pickup: true,
  });
  await paidByProvider(stage, "by card", paid, { email: company, by: card("pm_card_visa") });
  const refused = await placed(stage, "card refused", { email: merchant, days: 0.1, pieces: { wallbox: 2 } });
  await paidByProvider(stage, "card refused", refused, { email: merchant, by: card("pm_card_visa_chargeDeclined") });
  const back = await placed(stage, "charged back", { email: consumer, days: 0.3, pieces: { cabinet: 1 } });
  const intent = await paidByProvider(stage, "charged back", back, { email: consumer, by: card("pm_card_visa") });
  await disputed(stage, "charged back", back, intent);
  const debit = await placed(stage, "by debit", { email: premium, days: 0.15, pieces: { monitor: 4 } });
  await paidByProvider(stage, "by debit", debit, { email: premium, method: "sepa_direct_debit", by: sepa });
  await placed(stage, "from Germany", { email: german.registration.email, days: 0.1, pieces: { optimizer: 12 } });
}
