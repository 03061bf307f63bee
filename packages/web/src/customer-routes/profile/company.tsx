import { createFileRoute } from "@tanstack/react-router";
import { CompanyPage } from "../../features/company/company-page.tsx";

export const Route = createFileRoute("/profile/company")({
  component: CompanyPage,
});
