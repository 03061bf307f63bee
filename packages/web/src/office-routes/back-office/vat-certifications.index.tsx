import { createFileRoute } from "@tanstack/react-router";
import type { listVatCertifications } from "@solvia/core/contract/back-office/orders";
import { searchOf } from "../../api/search-of.ts";
import { CertificatesPage } from "../../features/vat/office/certificates-page.tsx";

export const Route = createFileRoute("/back-office/vat-certifications/")({
  validateSearch: searchOf<typeof listVatCertifications>(),
  component: () => <CertificatesPage search={Route.useSearch()} />,
});
