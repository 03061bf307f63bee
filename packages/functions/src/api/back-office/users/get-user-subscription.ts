import { getUserSubscription } from "@solvia/core/contract/back-office/users";
import { userSubscription } from "@solvia/core/subscriptions/office-list";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getUserSubscription, ({ params, now }) => userSubscription(params.id, now));
