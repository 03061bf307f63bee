import { createFileRoute } from "@tanstack/react-router";
import { TransactionSuccessPage } from "../features/transactions/transaction-success-page.tsx";

export const Route = createFileRoute("/transactions/$id/success")({
  component: () => <TransactionSuccessPage id={Route.useParams().id} />,
});
