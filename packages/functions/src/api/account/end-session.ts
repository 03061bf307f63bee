import { endSession as end } from "@solvia/core/accounts/login/sessions";
import { endSession } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(endSession, ({ user, params, now }) => end(user, params.id, now));
