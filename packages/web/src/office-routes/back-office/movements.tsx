import { createFileRoute } from "@tanstack/react-router";
import type { listMovements } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { MovementsPage } from "../../features/catalogue/office/stock/movements-page.tsx";

export const Route = createFileRoute("/back-office/movements")({
  validateSearch: searchOf<typeof listMovements>(),
  component: () => <MovementsPage search={Route.useSearch()} />,
});
