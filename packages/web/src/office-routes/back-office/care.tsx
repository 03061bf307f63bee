import { createFileRoute } from "@tanstack/react-router";
import { CarePage } from "../../features/care/care-page.tsx";
import { careSearch } from "../../features/care/care-search.ts";

export const Route = createFileRoute("/back-office/care")({
  validateSearch: careSearch,
  component: () => <CarePage search={Route.useSearch()} />,
});
