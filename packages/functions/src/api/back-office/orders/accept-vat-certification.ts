import { approveCertificate, certificateForReview } from "@solvia/core/certificates/review-certificate";
import { acceptVatCertification } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(acceptVatCertification, async ({ user, params, body, now }) => {
  await approveCertificate(user, params.id, body.checklist, now);
  return certificateForReview(params.id);
});
