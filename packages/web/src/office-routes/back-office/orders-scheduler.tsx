import type { listOrdersScheduler } from "@solvia/core/contract/back-office/orders";
import { createFileRoute } from "@tanstack/react-router";
import { searchOf, type SearchOf } from "../../api/search-of.ts";
import { AgendaPage } from "../../features/orders/office/agenda/agenda-page.tsx";
import { SchedulerPage, type SchedulerSearch } from "../../features/shipments/office/calendar/scheduler-page.tsx";

/** What leaves when; or, where the address asks for it, what orders have to do. */
type Search = SchedulerSearch & SearchOf<typeof listOrdersScheduler> & { view?: "agenda" | undefined };

export const Route = createFileRoute("/back-office/orders-scheduler")({
  validateSearch: (search: Record<string, unknown>): Search => searchOf<typeof listOrdersScheduler>()(search),
  component: function OrdersScheduler() {
    const { view, ...search } = Route.useSearch();
    return view === "agenda" ? <AgendaPage search={search} /> : <SchedulerPage search={search} />;
  },
});
