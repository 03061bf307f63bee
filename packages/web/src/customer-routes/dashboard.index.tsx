import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../features/dashboard/dashboard-page.tsx";
import { ordersSearchOf } from "../features/orders/scope/orders-search.ts";

export const Route = createFileRoute("/dashboard/")({
  validateSearch: ordersSearchOf,
  component: () => <DashboardPage scope={Route.useSearch().scope} />,
});
