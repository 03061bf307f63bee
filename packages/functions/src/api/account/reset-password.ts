import { resetPassword as reset } from "@solvia/core/accounts/login/reset-password";
import { resetPassword } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(resetPassword, ({ body, now }) => reset(body.token, body.newPassword, now));
