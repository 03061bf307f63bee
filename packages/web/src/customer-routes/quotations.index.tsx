import { createFileRoute } from "@tanstack/react-router";
import { QuotationsPage } from "../features/quotations/quotations-page.tsx";

export const Route = createFileRoute("/quotations/")({
  component: QuotationsPage,
});
