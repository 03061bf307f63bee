import { createFileRoute } from "@tanstack/react-router";
import { CompanyPage } from "../features/back-office/people/company-page.tsx";

export const Route = createFileRoute("/back-office/company/$id")({
  component: () => <CompanyPage id={Route.useParams().id} />,
});
