import { verifyEmail as verify } from "@solvia/core/accounts/registration/verify-email";
import { verifyEmail } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(verifyEmail, ({ body, now }) => verify(body.token, now));
