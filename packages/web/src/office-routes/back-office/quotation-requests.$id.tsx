import { createFileRoute } from "@tanstack/react-router";
import { RequestPage } from "../../features/quotation-requests/office/request-page.tsx";

export const Route = createFileRoute("/back-office/quotation-requests/$id")({
  component: () => <RequestPage id={Route.useParams().id} />,
});
