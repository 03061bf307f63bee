import { createAccount, createAccountLink, fillAccount, openAccountLink, reviewAccount } from "./accounts.ts";
import type { Call } from "./call.ts";
import { createCustomer, createRefund, list, retrieve } from "./customers-and-refunds.ts";
import {
  cancelPaymentIntent,
  closeDispute,
  confirmPaymentIntent,
  createPaymentIntent,
  disputePaymentIntent,
  retrievePaymentIntent,
  settlePaymentIntent,
} from "./payment-intents.ts";
import { attachPaymentMethod, createPaymentMethod, retrievePaymentMethod, setOutcome } from "./payment-methods.ts";
import { confirmSetupIntent, createSetupIntent, retrieveSetupIntent, settleSetupIntent } from "./setup-intents.ts";

interface Route {
  method: "GET" | "POST";
  /** {id} stands for the resource. */
  path: string;
  run: (call: Call) => unknown;
  /** The page may call it too, with the publishable key and the intent's own secret. */
  fromPage?: boolean;
}

/** Every call that the emulator answers; those of /demo are not the provider's but stand for the world around it. */
export const routes: readonly Route[] = [
  { method: "POST", path: "/v1/customers", run: createCustomer },
  { method: "GET", path: "/v1/customers/{id}", run: retrieve("customer") },
  { method: "GET", path: "/v1/customers", run: list("customer") },
  { method: "POST", path: "/v1/payment_intents", run: createPaymentIntent },
  { method: "GET", path: "/v1/payment_intents", run: list("payment_intent") },
  { method: "GET", path: "/v1/payment_intents/{id}", run: retrievePaymentIntent, fromPage: true },
  { method: "POST", path: "/v1/payment_intents/{id}/confirm", run: confirmPaymentIntent, fromPage: true },
  { method: "POST", path: "/v1/payment_intents/{id}/cancel", run: cancelPaymentIntent },
  { method: "POST", path: "/v1/setup_intents", run: createSetupIntent },
  { method: "GET", path: "/v1/setup_intents/{id}", run: retrieveSetupIntent, fromPage: true },
  { method: "POST", path: "/v1/setup_intents/{id}/confirm", run: confirmSetupIntent, fromPage: true },
  { method: "POST", path: "/v1/payment_methods", run: createPaymentMethod, fromPage: true },
  { method: "GET", path: "/v1/payment_methods/{id}", run: retrievePaymentMethod },
  { method: "POST", path: "/v1/payment_methods/{id}/attach", run: attachPaymentMethod },
  { method: "POST", path: "/v1/refunds", run: createRefund },
  { method: "GET", path: "/v1/refunds", run: list("refund") },
  { method: "GET", path: "/v1/refunds/{id}", run: retrieve("refund") },
  { method: "GET", path: "/v1/disputes", run: list("dispute") },
  { method: "POST", path: "/v1/accounts", run: createAccount },
  { method: "GET", path: "/v1/accounts", run: list("account") },
  { method: "GET", path: "/v1/accounts/{id}", run: retrieve("account") },
  { method: "POST", path: "/v1/account_links", run: createAccountLink },
  { method: "GET", path: "/v1/events", run: list("event") },
  { method: "GET", path: "/v1/events/{id}", run: retrieve("event") },
  { method: "POST", path: "/demo/payment_intents/{id}/settle", run: settlePaymentIntent, fromPage: true },
  { method: "POST", path: "/demo/setup_intents/{id}/settle", run: settleSetupIntent, fromPage: true },
  { method: "POST", path: "/demo/payment_methods/{id}/outcome", run: setOutcome },
  { method: "POST", path: "/demo/payment_intents/{id}/dispute", run: disputePaymentIntent },
  { method: "POST", path: "/demo/payment_intents/{id}/dispute/close", run: closeDispute },
  { method: "POST", path: "/demo/account_links/{id}/open", run: openAccountLink },
  { method: "POST", path: "/demo/account_links/{id}/fill", run: fillAccount },
  { method: "POST", path: "/demo/accounts/{id}/review", run: reviewAccount },
];

const matchers = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace("{id}", "(?<id>[^/]+)")}$`),
}));

export function routeOf(method: string, path: string): { route: Route; id: string } | undefined {
  for (const { route, pattern } of matchers) {
    const match = route.method === method ? pattern.exec(path) : undefined;
    if (match) return { route, id: decodeURIComponent(match.groups?.["id"] ?? "") };
  }
  return undefined;
}
