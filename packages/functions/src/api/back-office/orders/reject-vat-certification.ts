import { rejectCertificate, certificateForReview } from "@solvia/core/certificates/review-certificate";
import { rejectVatCertification } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(rejectVatCertification, async ({ user, params, body, now }) => {
  await rejectCertificate(user, params.id, body.reason, now);
  return certificateForReview(params.id);
});
