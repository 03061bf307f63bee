import { publishReview as publish } from "@solvia/core/catalogue/reviews/publish-review";
import { publishReview } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(publishReview, ({ params, body }) => publish(params.id, body.published));
