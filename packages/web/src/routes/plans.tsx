import { createFileRoute } from "@tanstack/react-router";
import { queryOf } from "../api/client.ts";
import { listPlans } from "../api/endpoints.gen.ts";
import { PlansPage } from "../features/subscriptions/plans-page.tsx";

export const Route = createFileRoute("/plans")({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(queryOf(listPlans, {})),
  component: PlansPage,
});
