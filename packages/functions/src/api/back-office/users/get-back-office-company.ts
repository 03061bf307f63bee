import { getCompanyForBackOffice } from "@solvia/core/accounts/company/company-details";
import { getBackOfficeCompany } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeCompany, ({ user, params, now }) =>
  getCompanyForBackOffice(user, params.id, now),
);
