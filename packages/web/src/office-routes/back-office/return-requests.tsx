import type { listBackOfficeReturns } from "@solvia/core/contract/back-office/orders";
import { createFileRoute } from "@tanstack/react-router";
import { searchOf } from "../../api/search-of.ts";
import { ReturnRequestsPage } from "../../features/orders/office/goods-back/return-requests-page.tsx";

export const Route = createFileRoute("/back-office/return-requests")({
  validateSearch: searchOf<typeof listBackOfficeReturns>(),
  component: () => <ReturnRequestsPage search={Route.useSearch()} />,
});
