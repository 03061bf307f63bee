import { createFileRoute } from "@tanstack/react-router";
import { goodsCategories } from "@solvia/core/catalogue/taxonomy";
import { locales } from "@solvia/core/platform/locale";
import type { PriceFilters } from "../../features/catalogue/office/prices/price-filters.ts";
import { PricesPage } from "../../features/catalogue/office/prices/prices-page.tsx";

const text = (value: unknown): string | undefined =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;

export const Route = createFileRoute("/back-office/prices/")({
  validateSearch: (search: Record<string, unknown>): PriceFilters => ({
    text: text(search["text"]),
    category: goodsCategories.find((category) => category === search["category"]),
    locale: locales.find((locale) => locale === search["locale"]),
    types: text(search["types"]),
    cursor: text(search["cursor"]),
  }),
  component: () => <PricesPage filters={Route.useSearch()} />,
});
