import { createFileRoute } from "@tanstack/react-router";
import type { listDelayedPayments } from "@solvia/core/contract/back-office/orders";
import { searchOf } from "../../api/search-of.ts";
import { DelayedPage } from "../../features/orders/office/delayed-page.tsx";

export const Route = createFileRoute("/back-office/delayed-payments")({
  validateSearch: searchOf<typeof listDelayedPayments>(),
  component: () => <DelayedPage search={Route.useSearch()} />,
});
