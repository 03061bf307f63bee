import { completeRegistration as complete } from "@solvia/core/accounts/registration/complete-registration";
import { completeRegistration } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(completeRegistration, ({ body, ip, now }) => complete(body, ip, now));
