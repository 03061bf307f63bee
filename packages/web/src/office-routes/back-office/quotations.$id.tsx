import { createFileRoute } from "@tanstack/react-router";
import { QuotationPage } from "../../features/quotations/office/page/quotation-page.tsx";

export const Route = createFileRoute("/back-office/quotations/$id")({
  component: () => <QuotationPage id={Route.useParams().id} />,
});
