import { createFileRoute } from "@tanstack/react-router";
import { SearchPage } from "../features/catalogue/search-page.tsx";
import { searchStateOf } from "../features/catalogue/search-state.ts";

export const Route = createFileRoute("/search")({
  validateSearch: searchStateOf,
  component: () => <SearchPage state={Route.useSearch()} />,
});
