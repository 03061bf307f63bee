import { createFileRoute } from "@tanstack/react-router";
import { queryOf } from "../api/client.ts";
import { getKit } from "../api/endpoints.gen.ts";
import { KitPage } from "../features/kits/kit-page.tsx";

export const Route = createFileRoute("/kit/$id")({
  loader: ({ context: { queryClient }, params: { id } }) =>
    void queryClient.prefetchQuery(queryOf(getKit, { params: { id }, query: {} })),
  component: () => <KitPage id={Route.useParams().id} />,
});
