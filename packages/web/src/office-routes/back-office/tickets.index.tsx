import { createFileRoute } from "@tanstack/react-router";
import type { listBackOfficeTickets } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { TicketsPage } from "../../features/tickets/office/tickets-page.tsx";

export const Route = createFileRoute("/back-office/tickets/")({
  validateSearch: searchOf<typeof listBackOfficeTickets>(),
  component: () => <TicketsPage search={Route.useSearch()} />,
});
