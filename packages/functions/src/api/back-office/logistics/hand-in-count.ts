import { handInCount } from "@solvia/core/contract/back-office/logistics";
import { handIn } from "@solvia/core/logistics/counting/count-goods";
import { serve } from "../../../serve/index.ts";

export const handler = serve(handInCount, ({ params, user, now }) => handIn(params.id, user.id, now));
