import { createFileRoute } from "@tanstack/react-router";
import { queryOf } from "../api/client.ts";
import { searchProducts } from "../api/endpoints.gen.ts";
import type { SearchQuery } from "../features/catalogue/search/search-page.tsx";
import { SearchPage } from "../features/catalogue/search/search-page.tsx";
import { searchStateOf } from "../features/catalogue/search/search-state.ts";

export const Route = createFileRoute("/search")({
  validateSearch: searchStateOf,
  loaderDeps: ({ search }) => ({ ...search, view: undefined }),
  loader: ({ context: { queryClient }, deps }) =>
    void queryClient.prefetchQuery(queryOf(searchProducts, { query: deps as SearchQuery })),
  component: () => <SearchPage state={Route.useSearch()} />,
});
