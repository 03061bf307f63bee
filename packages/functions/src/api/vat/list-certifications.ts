import { certificatesHeldBy } from "@solvia/core/certificates/review-certificate";
import { listCertifications } from "@solvia/core/contract/vat";
import { serve } from "../../serve/index.ts";

export const handler = serve(listCertifications, async ({ user }) => ({
  items: await certificatesHeldBy(user),
  cursor: null,
}));
