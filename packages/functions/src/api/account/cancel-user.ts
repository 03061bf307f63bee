import { closeAccount } from "@solvia/core/accounts/close-account";
import { eraseAddress } from "@solvia/core/contacts/by-address";
import { cancelUser } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(cancelUser, ({ user, body, now }) =>
  closeAccount(user, body.password, now, (email) => eraseAddress(email, now)),
);
