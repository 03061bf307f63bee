import { createFileRoute, redirect } from "@tanstack/react-router";
import { BankResultPage } from "../features/checkout/bank-result-page.tsx";
import { toDeclined } from "../features/checkout/payment/declined.ts";
import { ThanksPage } from "../features/checkout/thanks-page.tsx";

interface Search {
  order?: string;
  payment_intent?: string;
  redirect_status?: string;
}

const named = (search: Record<string, unknown>, name: keyof Search): Search => {
  const value = search[name];
  return typeof value === "string" && value ? { [name]: value } : {};
};

/** Where the bank's page comes back: `order` is ours, the others the provider's; the webhook decides what is paid. */
export const Route = createFileRoute("/success-sofort")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...named(search, "order"),
    ...named(search, "payment_intent"),
    ...named(search, "redirect_status"),
  }),
  beforeLoad: ({ search: { order: id, redirect_status: status } }) => {
    if (id && status === "failed") throw redirect(toDeclined(id));
  },
  component: () => {
    const { order, payment_intent: sourceId } = Route.useSearch();
    return sourceId ? <BankResultPage sourceId={sourceId} /> : <ThanksPage id={order} />;
  },
});
