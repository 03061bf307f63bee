import { revokeOwnCertificate } from "@solvia/core/certificates/review-certificate";
import { revokeOwnCertification } from "@solvia/core/contract/vat";
import { serve } from "../../serve/index.ts";

export const handler = serve(revokeOwnCertification, ({ user, params, body, now }) =>
  revokeOwnCertificate(user, params.id, body.reason, now),
);
