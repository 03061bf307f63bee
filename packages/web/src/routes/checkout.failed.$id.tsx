import { createFileRoute } from "@tanstack/react-router";
import { FailedPage } from "../features/checkout/result-pages.tsx";

export const Route = createFileRoute("/checkout/failed/$id")({
  component: () => <FailedPage id={Route.useParams().id} />,
});
