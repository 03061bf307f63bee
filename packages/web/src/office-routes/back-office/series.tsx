import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeSeries } from "@solvia/core/contract/back-office/catalogue";
import { searchOf } from "../../api/search-of.ts";
import { SeriesPage } from "../../features/catalogue/office/series/series-page.tsx";

export const Route = createFileRoute("/back-office/series")({
  validateSearch: searchOf<typeof listBackOfficeSeries>(),
  component: () => <SeriesPage search={Route.useSearch()} />,
});
