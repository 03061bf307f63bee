import { createFileRoute } from "@tanstack/react-router";
import { ComparePage } from "../features/catalogue/compare/compare-page.tsx";

export const Route = createFileRoute("/compare")({
  validateSearch: (search: Record<string, unknown>): { ids?: string[] } => {
    const ids = [search["ids"]].flat().filter((id): id is string => typeof id === "string" && id !== "");
    return ids.length > 0 ? { ids } : {};
  },
  component: () => <ComparePage wanted={Route.useSearch().ids} />,
});
