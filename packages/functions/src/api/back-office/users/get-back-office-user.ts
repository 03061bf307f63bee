import { getUserForBackOffice } from "@solvia/core/accounts/user-details";
import { getBackOfficeUser } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeUser, ({ user, params, now }) => getUserForBackOffice(user, params.id, now));
