import { createFileRoute } from "@tanstack/react-router";
import { NewQuotationPage, type Beginning } from "../../features/quotations/office/new/new-quotation-page.tsx";

export const Route = createFileRoute("/back-office/quotations/new")({
  validateSearch: (search: Record<string, unknown>): Beginning => ({
    userId: typeof search["userId"] === "string" ? search["userId"] : undefined,
    requestId: typeof search["requestId"] === "string" ? search["requestId"] : undefined,
  }),
  component: () => <NewQuotationPage beginning={Route.useSearch()} />,
});
