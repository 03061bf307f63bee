import { createFileRoute } from "@tanstack/react-router";
import { CountingPage } from "../../features/catalogue/office/stock/counting/counting-page.tsx";

export const Route = createFileRoute("/back-office/counting/$id")({
  component: () => <CountingPage id={Route.useParams().id} />,
});
