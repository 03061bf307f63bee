import { createFileRoute } from "@tanstack/react-router";
import { ListPage } from "../features/publications/list-page.tsx";
import { prefetchList, publicationSearchOf } from "../features/publications/queries.ts";

export const Route = createFileRoute("/articles/")({
  validateSearch: publicationSearchOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void prefetchList(queryClient, "articles", deps),
  component: () => <ListPage name="articles" search={Route.useSearch()} />,
});
