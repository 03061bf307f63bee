import { listReviews as list } from "@solvia/core/catalogue/reviews/list-reviews";
import { listReviews } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(listReviews, ({ params, query }) => list(params.id, query));
