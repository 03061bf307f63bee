import { findCertificates } from "@solvia/core/certificates/find-certificates";
import { listCertificatesFor } from "@solvia/core/certificates/review-certificate";
import { listVatCertifications } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listVatCertifications, ({ user, query: { status, text, ...page }, now }) =>
  text === undefined ? listCertificatesFor(status, page) : findCertificates(user, text, page.limit, now),
);
