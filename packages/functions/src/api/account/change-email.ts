import { askEmailChange } from "@solvia/core/accounts/change-email";
import { changeEmail } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(changeEmail, ({ user, body, now }) => askEmailChange(user, body, now));
