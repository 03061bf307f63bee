import type { listOrdersScheduler } from "@solvia/core/contract/back-office/orders";
import { createFileRoute } from "@tanstack/react-router";
import { searchOf } from "../../api/search-of.ts";
import { AgendaPage } from "../../features/orders/office/agenda/agenda-page.tsx";

export const Route = createFileRoute("/back-office/orders-scheduler")({
  validateSearch: searchOf<typeof listOrdersScheduler>(),
  component: () => <AgendaPage search={Route.useSearch()} />,
});
