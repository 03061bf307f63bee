import { createFileRoute } from "@tanstack/react-router";
import { AdvicePage } from "../features/pages/text-page.tsx";

export const Route = createFileRoute("/files/$list")({
  loader: async ({ context: { queryClient }, params: { list } }) => {
    const { prefetchAdvice } = await import("../features/pages/text-query.ts");
    await prefetchAdvice(queryClient, list, true);
  },
  component: () => <AdvicePage name={Route.useParams().list} />,
});
