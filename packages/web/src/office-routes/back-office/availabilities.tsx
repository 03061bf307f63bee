import { createFileRoute } from "@tanstack/react-router";
import type { listAvailabilities } from "@solvia/core/contract/back-office/catalogue";
import { searchOf } from "../../api/search-of.ts";
import { AvailabilitiesPage } from "../../features/catalogue/office/suppliers/availabilities-page.tsx";

export const Route = createFileRoute("/back-office/availabilities")({
  validateSearch: searchOf<typeof listAvailabilities>(),
  component: () => <AvailabilitiesPage search={Route.useSearch()} />,
});
