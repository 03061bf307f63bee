import { createFileRoute } from "@tanstack/react-router";
import type { listOfficeSerials } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { SerialsPage } from "../../features/serials/office/serials-page.tsx";

export const Route = createFileRoute("/back-office/serials")({
  validateSearch: searchOf<typeof listOfficeSerials>(),
  component: () => <SerialsPage search={Route.useSearch()} />,
});
