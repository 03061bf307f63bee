import { createFileRoute } from "@tanstack/react-router";
import { WholesalePage } from "../features/catalogue/wholesale-page.tsx";

export const Route = createFileRoute("/wholesale/$id")({
  component: () => <WholesalePage id={Route.useParams().id} />,
});
