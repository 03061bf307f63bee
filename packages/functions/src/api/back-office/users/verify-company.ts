import { officeView } from "@solvia/core/accounts/company/company-details";
import { verifyCompany as change } from "@solvia/core/accounts/company/change-company";
import { verifyCompany } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(verifyCompany, async ({ params, now }) => officeView(await change(params.id, now), now));
