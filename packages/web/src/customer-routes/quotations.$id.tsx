import { createFileRoute } from "@tanstack/react-router";
import { QuotationPage } from "../features/quotations/quotation-page.tsx";

export const Route = createFileRoute("/quotations/$id")({
  validateSearch: (search: Record<string, unknown>): { version?: number | undefined } => {
    const version = Number(search["version"]);
    return Number.isInteger(version) && version > 0 ? { version } : {};
  },
  component: () => <QuotationPage id={Route.useParams().id} version={Route.useSearch().version} />,
});
