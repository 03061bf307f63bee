import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import {
  cancelSubscription as cancelContract,
  choosePlan as chooseContract,
} from "@solvia/core/contract/subscriptions";
import { orderPlan as orderContract } from "@solvia/core/contract/orders";
import { cardProvider } from "@solvia/core/payments/card-provider";
import type { User } from "@solvia/core/platform/access";
import { setting } from "@solvia/core/platform/config";
import { secret } from "@solvia/core/platform/secret";
import { romeMonth } from "@solvia/core/platform/time";
import { cancelSubscription } from "@solvia/core/subscriptions/change-subscription";
import { choosePlan } from "@solvia/core/subscriptions/choose-plan";
import { orderPlan } from "@solvia/core/subscriptions/order-plan";
import { createPaymentSetupIntent } from "@solvia/core/subscriptions/payment-method";
import { findSubscription } from "@solvia/core/subscriptions/stored-subscription";
import { placeEarlierSubscriptions } from "@solvia/core/subscriptions/place-earlier";
import { planList } from "@solvia/core/subscriptions/subscription-view";
import { tendSubscriptions } from "@solvia/core/subscriptions/tend-subscriptions";
import { demoPassword } from "../demo/users.ts";
import { asCustomer, personOf } from "./business/actors.ts";
import type { Stage } from "./business/stage.ts";

type Plan = "premium" | "exclusive";

interface Story {
  email: string;
  name: string;
  surname: string;
  /** Without one no invoice of theirs can be issued (00417). */
  fiscalCode: string;
  plan: Plan;
  /** When it was chosen. */
  days: number;
  /** What the bank says of the card since then. */
  bank?: "lost-card" | "always-authenticate";
  /** When it was cancelled. */
  canceled?: number;
  /** With a card that is good for the month of the choice alone. */
  expires?: boolean;
  /** Ordered to be paid by transfer. */
  transfer?: boolean;
}

const at = (name: string): string => `${name}@solvia.example`;

/** One in every state: tried, renewed, ending, waiting for a bank's word, not paid, ordered and ended; and of those who go on, what their card's rehearsal found. */
const stories: readonly Story[] = [
  { email: at("prova"), name: "Irene", surname: "Sala", fiscalCode: "SLARNI88C54F205I", plan: "premium", days: 12 },
  {
    email: at("abbonato"),
    name: "Davide",
    surname: "Greco",
    fiscalCode: "GRCDVD79H21F205R",
    plan: "exclusive",
    days: 40,
  },
  {
    email: at("disdetta"),
    name: "Marta",
    surname: "Fontana",
    fiscalCode: "FNTMRT91P42F205G",
    plan: "exclusive",
    days: 9,
    canceled: 2,
  },
  {
    email: at("sospeso"),
    name: "Nicola",
    surname: "Basile",
    fiscalCode: "BSLNCL83A30F205X",
    plan: "exclusive",
    days: 33,
    bank: "lost-card",
  },
  {
    email: at("conferma"),
    name: "Silvia",
    surname: "Marini",
    fiscalCode: "MRNSLV86S57F205Y",
    plan: "exclusive",
    days: 31,
    bank: "always-authenticate",
  },
  {
    email: at("scadenza"),
    name: "Franca",
    surname: "Orsini",
    fiscalCode: "RSNFNC72E48F205R",
    plan: "exclusive",
    days: 6,
    expires: true,
  },
  {
    email: at("rinnovo"),
    name: "Paolo",
    surname: "Ferri",
    fiscalCode: "FRRPLA81B09F205R",
    plan: "exclusive",
    days: 21,
  },
  {
    email: at("autentica"),
    name: "Elena",
    surname: "Conti",
    fiscalCode: "CNTLNE89H43F205Q",
    plan: "exclusive",
    days: 19,
    bank: "always-authenticate",
  },
  {
    email: at("respinta"),
    name: "Bruno",
    surname: "Villa",
    fiscalCode: "VLLBRN75P20F205U",
    plan: "exclusive",
    days: 18,
    bank: "lost-card",
  },
  {
    email: at("bonifico"),
    name: "Carlo",
    surname: "Testa",
    fiscalCode: "TSTCRL68B25F205Y",
    plan: "premium",
    days: 1,
    transfer: true,
  },
  {
    email: at("contestato"),
    name: "Marco",
    surname: "Lodi",
    fiscalCode: "LDOMRC84A07F205A",
    plan: "exclusive",
    days: 16,
  },
  {
    email: at("exabbonato"),
    name: "Laura",
    surname: "Bruni",
    fiscalCode: "BRNLRA90L52F205K",
    plan: "exclusive",
    days: 45,
    canceled: 30,
  },
];

const priceId = (plan: Plan, now: Date): string => planList(now).items.find((one) => one.plan === plan)?.priceId ?? "";

/** A card as its holder types it on the page: the setup intent that has stored it. */
async function cardOf(user: User, lastMonth: Date | undefined): Promise<string> {
  const { setupIntentId } = await createPaymentSetupIntent(user);
  const [exp_year = 2034, exp_month = 12] = lastMonth ? romeMonth(lastMonth).split("-").map(Number) : [];
  const card = { number: "4242424242424242", exp_month, exp_year, cvc: "123" };
  const method = (await cardProvider().rawRequest("POST", "/v1/payment_methods", { type: "card", card })) as {
    id: string;
  };
  await cardProvider().setupIntents.confirm(setupIntentId, { payment_method: method.id });
  return setupIntentId;
}

async function bankSays({ id }: User, outcome: string): Promise<void> {
  const { methodId } = (await findSubscription(id)) ?? {};
  const authorization = `Bearer ${await secret("STRIPE_SECRET_KEY")}`;
  const body = new URLSearchParams({ outcome });
  await fetch(`${setting("STRIPE_API_URL")}/demo/payment_methods/${methodId}/outcome`, {
    method: "POST",
    headers: { authorization },
    body,
  });
}

async function subscribes({ act, ago }: Stage, story: Story): Promise<void> {
  const { email, name, surname, fiscalCode, plan, days, bank, canceled, expires, transfer } = story;
  const now = ago(days, `subscription of ${email}`);
  await act(`${email} has an account`, async () => {
    await createDemonstrationUser({ email, password: demoPassword, name, surname, fiscalCode, roles: [] }, now);
  });
  await act(`${email} chooses ${plan}`, async () => {
    const user = await personOf(email, now);
    if (await findSubscription(user.id)) return;
    const price = priceId(plan, now);
    if (transfer) {
      await asCustomer(email, { endpoint: orderContract, params: { id: price }, now }, (one) =>
        orderPlan(one, price, now),
      );
      return;
    }
    const setupIntentId = await cardOf(user, expires ? now : undefined);
    await asCustomer(email, { endpoint: chooseContract, params: { a: plan, b: price }, now }, (one) =>
      choosePlan(one, { plan, priceId: price, setupIntentId }, now),
    );
    if (bank) await bankSays(user, bank);
  });
  if (canceled === undefined) return;
  await act(`${email} cancels`, async () => {
    const then = ago(canceled, email);
    if ((await findSubscription((await personOf(email, now)).id))?.autoRenew === false) return;
    await asCustomer(email, { endpoint: cancelContract, now: then }, (one) => cancelSubscription(one, then));
  });
}

/** Subscriptions in every state, by accounts of their own, so that nobody else's prices change. */
export async function subscribers(stage: Stage): Promise<void> {
  for (const story of stories) await subscribes(stage, story);
  await stage.act("plans that the office gave are listed", async () => {
    await placeEarlierSubscriptions(stage.ago(0.3));
  });
  // The schedule's work of the days since, as far as something was due; after a month of 31 days a renewal is due today.
  for (const days of [14, 10, 2, 1.9, 0.4, 0]) {
    await stage.act(`subscriptions are looked after, ${days} days ago`, async () => {
      await tendSubscriptions(stage.ago(days));
    });
  }
}
