import { createFileRoute } from "@tanstack/react-router";
import type { listPurchases } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { PurchasesPage } from "../../features/purchases/office/purchases-page.tsx";

export const Route = createFileRoute("/back-office/purchases/")({
  validateSearch: searchOf<typeof listPurchases>(),
  component: () => <PurchasesPage search={Route.useSearch()} />,
});
