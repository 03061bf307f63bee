import { createFileRoute } from "@tanstack/react-router";
import { SuccessPage } from "../features/checkout/result-pages.tsx";

export const Route = createFileRoute("/checkout/success/$id")({
  component: () => <SuccessPage id={Route.useParams().id} />,
});
