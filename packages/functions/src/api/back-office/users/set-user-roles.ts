import { setRoles } from "@solvia/core/accounts/office/back-office-users";
import { setUserRoles } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setUserRoles, ({ user, params, body, now }) => setRoles(user, params.id, body, now));
