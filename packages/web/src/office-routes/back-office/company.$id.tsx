import { createFileRoute } from "@tanstack/react-router";
import { CompanyPage } from "../../features/account/office/company/company-page.tsx";

export const Route = createFileRoute("/back-office/company/$id")({
  component: () => <CompanyPage id={Route.useParams().id} />,
});
