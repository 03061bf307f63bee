import { createFileRoute } from "@tanstack/react-router";
import { SharedPage } from "../features/quotations/shared-page.tsx";

export const Route = createFileRoute("/shared-quotation/$token")({
  component: () => <SharedPage token={Route.useParams().token} />,
});
