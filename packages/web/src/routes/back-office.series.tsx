import { createFileRoute } from "@tanstack/react-router";
import { goodsCategories } from "@solvia/core/catalogue/taxonomy";
import type { SeriesFilters } from "../features/back-office/series/series-filters.ts";
import { SeriesPage } from "../features/back-office/series/series-page.tsx";

const text = (value: unknown): string | undefined =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;

export const Route = createFileRoute("/back-office/series")({
  validateSearch: (search: Record<string, unknown>): SeriesFilters => ({
    text: text(search["text"]),
    category: goodsCategories.find((category) => category === search["category"]),
    typology: text(search["typology"]),
    cursor: text(search["cursor"]),
  }),
  component: () => <SeriesPage filters={Route.useSearch()} />,
});
