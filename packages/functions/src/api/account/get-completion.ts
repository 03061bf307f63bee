import { readCompletion } from "@solvia/core/accounts/registration/complete-registration";
import { getCompletion } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getCompletion, ({ params, now }) => readCompletion(params.token, now));
