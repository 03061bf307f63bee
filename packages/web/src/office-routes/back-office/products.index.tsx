import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeProducts } from "@solvia/core/contract/back-office/catalogue";
import { searchOf } from "../../api/search-of.ts";
import { ProductsPage } from "../../features/catalogue/office/products/products-page.tsx";

export const Route = createFileRoute("/back-office/products/")({
  validateSearch: searchOf<typeof listBackOfficeProducts>(),
  component: () => <ProductsPage search={Route.useSearch()} />,
});
