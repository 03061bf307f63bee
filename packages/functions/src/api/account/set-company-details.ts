import { setCompanyDetails as change } from "@solvia/core/accounts/change-details";
import { setCompanyDetails } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(setCompanyDetails, ({ user, body }) => change(user, body));
