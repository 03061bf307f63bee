import { unsubscribe as leaveAlone } from "@solvia/core/contacts/suppression/unsubscribe";
import { unsubscribe } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(unsubscribe, ({ params, now }) => leaveAlone(params.token, now));
