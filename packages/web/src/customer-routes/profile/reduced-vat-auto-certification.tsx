import { createFileRoute } from "@tanstack/react-router";
import { ReducedVatPage } from "../../features/vat/reduced-vat-page.tsx";

export const Route = createFileRoute("/profile/reduced-vat-auto-certification")({
  component: ReducedVatPage,
});
