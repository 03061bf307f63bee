import { createFileRoute } from "@tanstack/react-router";
import { CountPage } from "../../features/catalogue/office/stock/counting/count-page.tsx";

export const Route = createFileRoute("/back-office/counts/$id")({
  component: () => <CountPage id={Route.useParams().id} />,
});
