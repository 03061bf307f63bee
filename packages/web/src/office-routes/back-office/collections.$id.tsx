import { createFileRoute } from "@tanstack/react-router";
import { CollectionPage } from "../../features/orders/office/collections/slip-page.tsx";

export const Route = createFileRoute("/back-office/collections/$id")({
  component: () => <CollectionPage id={Route.useParams().id} />,
});
