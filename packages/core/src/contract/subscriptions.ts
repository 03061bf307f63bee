import * as z from "zod";
import { CentsAmount, InstantText } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { CardAccount } from "./plans/card-account.ts";
import { CardPage, PlanName, PlanView, SubscriptionView } from "./plans/plan-shapes.ts";

const SetupIntentId = z.string().regex(/^seti_\w{1,250}$/);
const ofCard = ["card-missing", "provider-unavailable", "version-conflict"] as const;
const touched = ["subscription", "orders", "order", "money", "account"] as const;

export const listPlans = endpoint({
  method: "GET",
  path: "/subscriptions/products",
  access: "anyone",
  shows: ["subscription"],
  summary: "The plans with their benefits and net prices a month.",
  returns: z.object({ items: z.array(PlanView) }),
});

export const getSubscription = endpoint({
  method: "GET",
  path: "/subscriptions",
  access: "customer",
  shows: ["subscription"],
  summary: "The user's subscription, and what each plan would do and cost now, to the cent.",
  returns: SubscriptionView,
  errors: ["quotation-needed", "provider-unavailable"],
});

export const choosePlan = endpoint({
  method: "POST",
  path: "/subscriptions/choose-plan/{a}/{b}",
  access: "customer",
  within: "buyer",
  stepUp: true,
  stale: touched,
  summary:
    "Choose a plan (a) at a price (b): try it, begin it, upgrade at once or downgrade at the month's end. Repeated, nothing is charged twice.",
  params: { a: PlanName, b: z.string().max(60) },
  body: z.object({
    setupIntentId: SetupIntentId.optional(),
    /** Cents, VAT included: what the customer has seen; 0 where nothing is charged now. */
    expectedTotal: CentsAmount,
  }),
  returns: SubscriptionView,
  errors: [
    "not-found",
    "prices-changed",
    "address-missing",
    "invoice-data-missing",
    "approval-needed",
    "charge-open",
    "payment-declined",
    "invalid-transition",
    "quotation-needed",
    ...ofCard,
  ],
  rateLimit: { limit: 20, windowSeconds: 600 },
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/subscriptions/cancel",
  access: "customer",
  stepUp: true,
  stale: touched,
  summary:
    "Cancel: what is paid lasts until the month's end, a trial until its day; a first month that was ordered and isn't paid is given up with its order.",
  returns: SubscriptionView,
  errors: ["not-found", "invalid-transition", "quotation-needed", "provider-unavailable", "version-conflict"],
  rateLimit: { limit: 20, windowSeconds: 600 },
});

export const createPaymentSetupIntent = endpoint({
  method: "POST",
  path: "/subscriptions/create-payment-setup-intent",
  access: "customer",
  within: "buyer",
  stepUp: true,
  stale: [],
  summary: "Store a card to be charged for a subscription.",
  returns: z.object({ setupIntentId: z.string(), ...CardPage.shape }),
  errors: ["provider-unavailable"],
  rateLimit: { limit: 20, windowSeconds: 600 },
});

export const changePaymentMethod = endpoint({
  method: "POST",
  path: "/subscriptions/change-payment-method",
  access: "customer",
  within: "buyer",
  stepUp: true,
  stale: touched,
  summary: "Another card; what is owed is charged to it at once.",
  body: z.object({ setupIntentId: SetupIntentId }),
  returns: SubscriptionView,
  errors: ["not-found", "invalid-transition", "quotation-needed", ...ofCard],
  rateLimit: { limit: 20, windowSeconds: 600 },
});

export const toggleAutoRenew = endpoint({
  method: "POST",
  path: "/subscriptions/toggle-auto-renew",
  access: "customer",
  within: "buyer",
  stepUp: true,
  stale: touched,
  summary: "Whether the next month is charged: the other way than before.",
  returns: SubscriptionView,
  errors: ["not-found", "invalid-transition", "charge-open", "quotation-needed", ...ofCard],
  rateLimit: { limit: 20, windowSeconds: 600 },
});

export const connectCardProvider = endpoint({
  method: "POST",
  path: "/card-payment-provider/connect",
  access: "merchant",
  stepUp: true,
  stale: ["merchant-account"],
  summary:
    "Connect to the card provider or go on with it: how the account stands there, and while something is missing an address of the provider's pages for one visit.",
  returns: z.object({
    account: CardAccount,
    onboarding: z.object({ url: z.url(), expiresAt: InstantText }).optional(),
  }),
  errors: ["provider-unavailable", "version-conflict"],
  rateLimit: { limit: 20, windowSeconds: 600 },
});

export const getCardAccount = endpoint({
  method: "GET",
  path: "/card-payment-provider/account",
  access: "merchant",
  shows: ["merchant-account"],
  summary: "How the merchant's account stands at the card provider now; nothing for who has not connected.",
  returns: z.object({ account: CardAccount.optional() }),
  errors: ["provider-unavailable"],
});
