import { createFileRoute } from "@tanstack/react-router";
import { CertificatePage } from "../../features/vat/office/certificate-page.tsx";

export const Route = createFileRoute("/back-office/vat-certifications/$id")({
  component: () => <CertificatePage id={Route.useParams().id} />,
});
