import { createFileRoute } from "@tanstack/react-router";
import { ThanksPage } from "../features/checkout/thanks-page.tsx";

export const Route = createFileRoute("/success/$id")({
  component: () => <ThanksPage id={Route.useParams().id} />,
});
