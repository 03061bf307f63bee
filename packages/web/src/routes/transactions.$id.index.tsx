import { createFileRoute } from "@tanstack/react-router";
import { TransactionPage } from "../features/transactions/transaction-page.tsx";

export const Route = createFileRoute("/transactions/$id/")({
  component: () => <TransactionPage id={Route.useParams().id} />,
});
