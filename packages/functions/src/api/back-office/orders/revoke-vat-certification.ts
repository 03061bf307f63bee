import { revokeCertificate, certificateForReview } from "@solvia/core/certificates/review-certificate";
import { revokeVatCertification } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(revokeVatCertification, async ({ user, params, body, now }) => {
  await revokeCertificate(user, params.id, body.reason, now);
  return certificateForReview(params.id);
});
