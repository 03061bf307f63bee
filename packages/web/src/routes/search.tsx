import { createFileRoute } from "@tanstack/react-router";
import { queryOf } from "../api/client.ts";
import { searchProducts } from "../api/endpoints.gen.ts";
import { SearchPage, type SearchQuery } from "../features/catalogue/search-page.tsx";
import { searchStateOf } from "../features/catalogue/search-state.ts";

export const Route = createFileRoute("/search")({
  validateSearch: searchStateOf,
  loaderDeps: ({ search: { view: _, ...asked } }) => asked,
  loader: ({ context: { queryClient }, deps }) =>
    void queryClient.prefetchQuery(queryOf(searchProducts, { query: deps as SearchQuery })),
  component: () => <SearchPage state={Route.useSearch()} />,
});
