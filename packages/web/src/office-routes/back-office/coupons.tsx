import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeCoupons } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { CouponsPage } from "../../features/coupons/office/coupons-page.tsx";

export const Route = createFileRoute("/back-office/coupons")({
  validateSearch: searchOf<typeof listBackOfficeCoupons>(),
  component: () => <CouponsPage search={Route.useSearch()} />,
});
