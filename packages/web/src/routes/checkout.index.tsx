import { createFileRoute } from "@tanstack/react-router";
import { CheckoutPage } from "../features/checkout/checkout-page.tsx";
import { checkoutSearchOf } from "../features/checkout/checkout-search.ts";

export const Route = createFileRoute("/checkout/")({
  validateSearch: checkoutSearchOf,
  component: () => <CheckoutPage search={Route.useSearch()} />,
});
