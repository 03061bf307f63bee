import { createFileRoute } from "@tanstack/react-router";
import { ListPage } from "../features/publications/list-page.tsx";
import { prefetchList, publicationSearchOf } from "../features/publications/queries.ts";

export const Route = createFileRoute("/academy/all")({
  validateSearch: publicationSearchOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void prefetchList(queryClient, "lessons", deps),
  component: () => <ListPage name="lessons" search={Route.useSearch()} />,
});
