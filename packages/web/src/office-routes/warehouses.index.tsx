import { createFileRoute } from "@tanstack/react-router";
import { TodayPage } from "../features/warehouse/today-page.tsx";

export const Route = createFileRoute("/warehouses/")({
  validateSearch: (search: Record<string, unknown>): { warehouse?: string | undefined } =>
    typeof search["warehouse"] === "string" ? { warehouse: search["warehouse"] } : {},
  component: () => <TodayPage warehouse={Route.useSearch().warehouse} />,
});
