import { listAllReviews } from "@solvia/core/catalogue/reviews/list-reviews";
import { listBackOfficeReviews } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeReviews, ({ query }) => listAllReviews(query));
