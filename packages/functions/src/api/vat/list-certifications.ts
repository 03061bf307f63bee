import { certificatesOf } from "@solvia/core/certificates/stored-certificate";
import { listCertifications } from "@solvia/core/contract/vat";
import { serve } from "../../serve/index.ts";

export const handler = serve(listCertifications, async ({ user }) => ({
  items: await certificatesOf(user),
  cursor: null,
}));
