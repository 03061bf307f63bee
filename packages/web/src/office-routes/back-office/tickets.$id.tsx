import { createFileRoute } from "@tanstack/react-router";
import { TicketPage } from "../../features/tickets/office/ticket-page.tsx";

export const Route = createFileRoute("/back-office/tickets/$id")({
  component: () => <TicketPage id={Route.useParams().id} />,
});
