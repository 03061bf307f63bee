import { createFileRoute } from "@tanstack/react-router";
import { isStatus, type CompanyStatus } from "../features/back-office/people/filters.ts";
import { VerifyCompaniesPage } from "../features/back-office/people/verify-companies-page.tsx";

export const Route = createFileRoute("/back-office/verify-companies")({
  validateSearch: (search: Record<string, unknown>): { status?: CompanyStatus | undefined } => ({
    status: isStatus(search["status"]) ? search["status"] : undefined,
  }),
  component: () => <VerifyCompaniesPage status={Route.useSearch().status ?? "pending"} />,
});
