import { getUserForBackOffice } from "@solvia/core/accounts/back-office-users";
import { getBackOfficeUser } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeUser, ({ params, now }) => getUserForBackOffice(params.id, now));
