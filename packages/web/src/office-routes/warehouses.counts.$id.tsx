import { createFileRoute } from "@tanstack/react-router";
import { CountPage } from "../features/warehouse/counting/count-page.tsx";

export const Route = createFileRoute("/warehouses/counts/$id")({
  component: () => <CountPage key={Route.useParams().id} id={Route.useParams().id} />,
});
