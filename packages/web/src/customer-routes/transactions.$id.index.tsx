import { createFileRoute } from "@tanstack/react-router";
import { paymentSearchOf } from "../features/checkout/checkout-search.ts";
import { TransactionPage } from "../features/transactions/transaction-page.tsx";

export const Route = createFileRoute("/transactions/$id/")({
  validateSearch: paymentSearchOf,
  component: () => <TransactionPage id={Route.useParams().id} way={Route.useSearch().way} />,
});
