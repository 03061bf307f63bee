import { createFileRoute, redirect } from "@tanstack/react-router";
import { toDeclined } from "../features/checkout/payment/declined.ts";
import { ThanksPage } from "../features/checkout/thanks-page.tsx";

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Where the bank's page comes back: `order` is ours, `redirect_status` the provider's; the webhook decides what is paid. */
export const Route = createFileRoute("/success-sofort")({
  validateSearch: (search: Record<string, unknown>): { order?: string; redirect_status?: string } => {
    const [order, status] = [text(search["order"]), text(search["redirect_status"])];
    return { ...(order && { order }), ...(status && { redirect_status: status }) };
  },
  beforeLoad: ({ search: { order: id, redirect_status: status } }) => {
    if (id && status === "failed") throw redirect(toDeclined(id));
  },
  component: () => <ThanksPage id={Route.useSearch().order} />,
});
