import { officeView } from "@solvia/core/accounts/company/company-details";
import { setPublicBody } from "@solvia/core/accounts/company/company-vat";
import { setCompanyPublicBody } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setCompanyPublicBody, async ({ params, body, now }) =>
  officeView(await setPublicBody(params.id, body.publicBody, body.seen), now),
);
