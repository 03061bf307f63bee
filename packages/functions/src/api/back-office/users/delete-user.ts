import { deleteUser as erase } from "@solvia/core/accounts/office/back-office-users";
import { eraseAddress } from "@solvia/core/contacts/by-address";
import { deleteUser } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteUser, ({ user, params, now }) =>
  erase(user, params.id, now, (email) => eraseAddress(email, now)),
);
