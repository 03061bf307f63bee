import { createFileRoute } from "@tanstack/react-router";
import { ImportPage } from "../../features/catalogue/office/import/import-page.tsx";

export const Route = createFileRoute("/back-office/products/import")({
  validateSearch: (search: Record<string, unknown>): { id?: string } =>
    typeof search["id"] === "string" ? { id: search["id"] } : {},
  component: () => <ImportPage kind="products" id={Route.useSearch().id} />,
});
