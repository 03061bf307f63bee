import { createFileRoute } from "@tanstack/react-router";
import type { listPayments } from "@solvia/core/contract/back-office/orders";
import { searchOf } from "../../api/search-of.ts";
import { PaymentsPage } from "../../features/orders/office/payments-page.tsx";

export const Route = createFileRoute("/back-office/payments")({
  validateSearch: searchOf<typeof listPayments>(),
  component: () => <PaymentsPage search={Route.useSearch()} />,
});
