import { createAccount as create } from "@solvia/core/accounts/registration/complete-registration";
import { createAccount } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(createAccount, ({ user, body, now }) => create(user, body, now));
