import { createFileRoute } from "@tanstack/react-router";
import { InputPage } from "../features/warehouse/input-page.tsx";

export const Route = createFileRoute("/warehouses/inputs/$id")({
  component: () => <InputPage key={Route.useParams().id} id={Route.useParams().id} />,
});
