import { createFileRoute } from "@tanstack/react-router";
import type { listPurchaseProposals } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { PurchaseToolPage } from "../../features/purchases/office/purchase-tool-page.tsx";

export const Route = createFileRoute("/back-office/purchase-tool")({
  validateSearch: searchOf<typeof listPurchaseProposals>(),
  component: () => <PurchaseToolPage search={Route.useSearch()} />,
});
