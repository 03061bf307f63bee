import { askPasswordReset } from "@solvia/core/accounts/login/reset-password";
import { requestResetPassword } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(requestResetPassword, ({ body, now }) => askPasswordReset(body.email, now));
