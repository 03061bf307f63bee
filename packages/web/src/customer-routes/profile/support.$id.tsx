import { createFileRoute } from "@tanstack/react-router";
import { TicketPage } from "../../features/tickets/ticket-page.tsx";

export const Route = createFileRoute("/profile/support/$id")({
  component: () => <TicketPage id={Route.useParams().id} />,
});
