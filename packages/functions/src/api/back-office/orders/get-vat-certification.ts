import { certificateForReview } from "@solvia/core/certificates/review-certificate";
import { getVatCertification } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getVatCertification, ({ params }) => certificateForReview(params.id));
