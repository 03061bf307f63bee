import { companyCredit } from "@solvia/core/orders/credit/credit-facts";
import { getCompanyCredit } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getCompanyCredit, ({ user, params, now }) => companyCredit(user, params.id, now));
