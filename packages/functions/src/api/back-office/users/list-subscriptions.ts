import { listSubscriptions } from "@solvia/core/contract/back-office/users";
import { listSubscriptions as list } from "@solvia/core/subscriptions/office-list";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listSubscriptions, ({ query, now }) => list(query, now));
