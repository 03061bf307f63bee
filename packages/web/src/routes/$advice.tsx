import { createFileRoute } from "@tanstack/react-router";
import { AdvicePage } from "../features/pages/text-page.tsx";

/** Every page of advice at its own name: one route, since each is part of everybody's first visit. */
export const Route = createFileRoute("/$advice")({
  loader: async ({ context: { queryClient }, params: { advice } }) => {
    const { prefetchAdvice } = await import("../features/pages/text-query.ts");
    await prefetchAdvice(queryClient, advice, false);
  },
  component: () => <AdvicePage name={Route.useParams().advice} />,
});
