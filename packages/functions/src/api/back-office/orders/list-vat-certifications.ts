import { listCertificatesFor } from "@solvia/core/certificates/review-certificate";
import { listVatCertifications } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listVatCertifications, ({ query: { status, ...page } }) =>
  listCertificatesFor(status, page),
);
