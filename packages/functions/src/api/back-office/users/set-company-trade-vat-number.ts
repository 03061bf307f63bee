import { officeView } from "@solvia/core/accounts/company/company-details";
import { setTradeVatNumber } from "@solvia/core/accounts/company/company-vat";
import { setCompanyTradeVatNumber } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setCompanyTradeVatNumber, async ({ params, body, now }) =>
  officeView(
    await setTradeVatNumber(params.id, body.tradeVatNumber, { now, seen: body.seen, reason: body.reason }),
    now,
  ),
);
