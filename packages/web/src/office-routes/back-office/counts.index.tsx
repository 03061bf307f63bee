import { createFileRoute } from "@tanstack/react-router";
import type { listCounts } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { CountsPage } from "../../features/catalogue/office/stock/counting/counts-page.tsx";

export const Route = createFileRoute("/back-office/counts/")({
  validateSearch: searchOf<typeof listCounts>(),
  component: () => <CountsPage search={Route.useSearch()} />,
});
