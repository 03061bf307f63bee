import { createFileRoute } from "@tanstack/react-router";
import { ExportPage, type ExportSearch } from "../../features/catalogue/office/export/export-page.tsx";

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

export const Route = createFileRoute("/back-office/products/export")({
  validateSearch: (search: Record<string, unknown>): ExportSearch => ({
    id: text(search["id"]),
    kind: search["kind"] === "prices" ? "prices" : undefined,
    category: text(search["category"]),
  }),
  component: () => <ExportPage search={Route.useSearch()} />,
});
