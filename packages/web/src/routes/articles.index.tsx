import { createFileRoute } from "@tanstack/react-router";
import { ListPage } from "../features/publications/list-page.tsx";
import { publicationSearchOf } from "../features/publications/publication-search.ts";

export const Route = createFileRoute("/articles/")({
  validateSearch: publicationSearchOf,
  loaderDeps: ({ search }) => search,
  // Visitors of other pages don't carry what is asked for here.
  loader: ({ context: { queryClient }, deps }) =>
    void import("../features/publications/queries.ts").then(({ prefetchList }) =>
      prefetchList(queryClient, "articles", deps),
    ),
  component: () => <ListPage name="articles" search={Route.useSearch()} />,
});
