import { createFileRoute } from "@tanstack/react-router";
import { FailedPage } from "../features/checkout/failed-page.tsx";

export const Route = createFileRoute("/checkout/failed/$id")({
  component: () => <FailedPage id={Route.useParams().id} />,
});
