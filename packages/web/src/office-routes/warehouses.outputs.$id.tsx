import { createFileRoute } from "@tanstack/react-router";
import { OutputPage } from "../features/warehouse/output-page.tsx";

export const Route = createFileRoute("/warehouses/outputs/$id")({
  component: () => <OutputPage key={Route.useParams().id} id={Route.useParams().id} />,
});
