import { readUnsubscription } from "@solvia/core/contacts/suppression/unsubscribe";
import { getUnsubscription } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(getUnsubscription, ({ params }) => readUnsubscription(params.token));
