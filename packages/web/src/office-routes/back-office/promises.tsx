import { createFileRoute } from "@tanstack/react-router";
import type { listPromises } from "@solvia/core/contract/back-office/logistics";
import { searchOf } from "../../api/search-of.ts";
import { PromisesPage } from "../../features/purchases/office/promises-page.tsx";

export const Route = createFileRoute("/back-office/promises")({
  validateSearch: searchOf<typeof listPromises>(),
  component: () => <PromisesPage search={Route.useSearch()} />,
});
