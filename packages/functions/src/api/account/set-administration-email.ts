import { setAdministrationEmail as change } from "@solvia/core/accounts/change-details";
import { setAdministrationEmail } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(setAdministrationEmail, ({ user, body }) => change(user, body.administrationEmail));
