import { recoverUser as change } from "@solvia/core/accounts/office/back-office-users";
import { recoverUser } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(recoverUser, ({ params, now }) => change(params.id, now));
