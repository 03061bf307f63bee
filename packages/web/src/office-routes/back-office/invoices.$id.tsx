import { createFileRoute } from "@tanstack/react-router";
import { DocumentPage } from "../../features/invoicing/office/document-page.tsx";

export const Route = createFileRoute("/back-office/invoices/$id")({
  component: () => <DocumentPage id={Route.useParams().id} />,
});
