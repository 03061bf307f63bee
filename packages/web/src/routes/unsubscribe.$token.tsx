import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribePage } from "../features/contacts/unsubscribe-page.tsx";

export const Route = createFileRoute("/unsubscribe/$token")({
  component: () => <UnsubscribePage token={Route.useParams().token} />,
});
