import { createFileRoute } from "@tanstack/react-router";
import type { listCompanies } from "@solvia/core/contract/back-office/users";
import { searchOf } from "../../api/search-of.ts";
import { VerifyCompaniesPage } from "../../features/account/office/company/verify-companies-page.tsx";

export const Route = createFileRoute("/back-office/verify-companies")({
  validateSearch: searchOf<typeof listCompanies>(),
  component: () => <VerifyCompaniesPage search={Route.useSearch()} />,
});
