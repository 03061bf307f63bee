import { createFileRoute } from "@tanstack/react-router";
import { PublicationPage } from "../features/publications/publication-page.tsx";

export const Route = createFileRoute("/academy/$code")({
  validateSearch: ({ preview }: Record<string, unknown>): { preview?: string } =>
    typeof preview === "string" ? { preview } : {},
  loaderDeps: ({ search: { preview } }) => ({ preview }),
  loader: ({ context: { queryClient }, params: { code }, deps: { preview } }) =>
    void import("../features/publications/queries.ts").then(({ publicationQuery }) =>
      queryClient.prefetchQuery(publicationQuery(code, preview)),
    ),
  component: () => <PublicationPage area="academy" code={Route.useParams().code} preview={Route.useSearch().preview} />,
});
