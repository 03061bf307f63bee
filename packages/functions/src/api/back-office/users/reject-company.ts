import { officeView } from "@solvia/core/accounts/company/company-details";
import { rejectCompany as change } from "@solvia/core/accounts/company/change-company";
import { rejectCompany } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(rejectCompany, async ({ params, body, now }) =>
  officeView(await change(params.id, body.reason, now), now),
);
