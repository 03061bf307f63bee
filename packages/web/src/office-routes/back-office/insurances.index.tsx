import { createFileRoute } from "@tanstack/react-router";
import type { listInsurances } from "@solvia/core/contract/back-office/payments";
import { searchOf } from "../../api/search-of.ts";
import { InsurancesPage } from "../../features/orders/office/insurances/insurances-page.tsx";

export const Route = createFileRoute("/back-office/insurances/")({
  validateSearch: searchOf<typeof listInsurances>(),
  component: () => <InsurancesPage search={Route.useSearch()} />,
});
