import { checkVatInReach } from "@solvia/core/accounts/company/company-details";
import { checkCompanyVat } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(checkCompanyVat, ({ user, params, now }) => checkVatInReach(user, params.id, now));
