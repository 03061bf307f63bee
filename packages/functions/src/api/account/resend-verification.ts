import { resendVerification as resend } from "@solvia/core/accounts/registration/verify-email";
import { resendVerification } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(resendVerification, ({ body, now }) => resend(body.email, now));
