import { createFileRoute } from "@tanstack/react-router";
import { goodsCategories } from "@solvia/core/catalogue/taxonomy";
import { timeNames, type ProductFilters } from "../features/back-office/products/product-filters.ts";
import { ProductsPage } from "../features/back-office/products/products-page.tsx";

const text = (value: unknown): string | undefined =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;
const flag = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);

export const Route = createFileRoute("/back-office/products/")({
  validateSearch: (search: Record<string, unknown>): ProductFilters => ({
    text: text(search["text"]),
    category: goodsCategories.find((category) => category === search["category"]),
    typology: text(search["typology"]),
    visibility: flag(search["visibility"]),
    toBeQuoted: flag(search["toBeQuoted"]),
    shippingTime: timeNames.find((time) => time === text(search["shippingTime"])),
    seriesId: text(search["seriesId"]),
    cursor: text(search["cursor"]),
  }),
  component: () => <ProductsPage filters={Route.useSearch()} />,
});
