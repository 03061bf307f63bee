import { createFileRoute } from "@tanstack/react-router";
import type { listMerchants } from "@solvia/core/contract/back-office/users";
import { searchOf } from "../../api/search-of.ts";
import { MerchantsPage } from "../../features/account/office/company/merchants-page.tsx";

export const Route = createFileRoute("/back-office/merchants")({
  validateSearch: searchOf<typeof listMerchants>(),
  component: () => <MerchantsPage search={Route.useSearch()} />,
});
