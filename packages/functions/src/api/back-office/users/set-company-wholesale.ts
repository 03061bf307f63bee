import { officeView } from "@solvia/core/accounts/company/company-details";
import { setWholesale } from "@solvia/core/accounts/company/change-company";
import { setCompanyWholesale } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setCompanyWholesale, async ({ params, body, now }) =>
  officeView(await setWholesale(params.id, body.wholesaleActive), now),
);
