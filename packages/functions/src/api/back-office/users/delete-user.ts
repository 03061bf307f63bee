import { deleteUser as erase } from "@solvia/core/accounts/office/back-office-users";
import { deleteUser } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteUser, ({ user, params, now }) => erase(user, params.id, now));
