import { createFileRoute } from "@tanstack/react-router";
import type { listSuppliers } from "@solvia/core/contract/back-office/catalogue";
import { searchOf } from "../../api/search-of.ts";
import { SuppliersPage } from "../../features/catalogue/office/suppliers/suppliers-page.tsx";

export const Route = createFileRoute("/back-office/suppliers")({
  validateSearch: searchOf<typeof listSuppliers>(),
  component: () => <SuppliersPage search={Route.useSearch()} />,
});
