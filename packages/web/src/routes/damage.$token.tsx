import { createFileRoute } from "@tanstack/react-router";
import { DamagePage } from "../features/damage/damage-page.tsx";

export const Route = createFileRoute("/damage/$token")({
  component: () => <DamagePage token={Route.useParams().token} />,
});
