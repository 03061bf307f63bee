import { hasBought } from "@solvia/core/orders/placing/has-bought";
import { saveReview as save } from "@solvia/core/catalogue/reviews/save-review";
import { saveReview } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(saveReview, ({ user, body, now }) => save(user, body, now, hasBought));
