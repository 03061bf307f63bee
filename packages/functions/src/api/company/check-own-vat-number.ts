import { withCheckedVat } from "@solvia/core/accounts/company/company-vat";
import { checkOwnVatNumber } from "@solvia/core/contract/company";
import { serve } from "../../serve/index.ts";

export const handler = serve(checkOwnVatNumber, async ({ user, now }) => ({
  vatCheck: (await withCheckedVat(user, now)).companyVat?.check ?? null,
}));
