import { createFileRoute } from "@tanstack/react-router";
import { PlansPage } from "../features/subscriptions/plans-page.tsx";

export const Route = createFileRoute("/plans")({
  loader: ({ context: { queryClient } }) =>
    // Visitors of other pages don't carry what is asked for here.
    void import("../features/subscriptions/plans-query.ts").then(({ plansQuery }) =>
      queryClient.prefetchQuery(plansQuery),
    ),
  component: PlansPage,
});
