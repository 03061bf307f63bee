import { hasBought } from "@solvia/core/orders/placing/has-bought";
import { getOwnReview as find } from "@solvia/core/catalogue/reviews/save-review";
import { getOwnReview } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOwnReview, ({ user, params }) => find(user, params.id, hasBought));
