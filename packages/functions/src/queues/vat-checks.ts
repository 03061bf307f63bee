import { checkVatAsked } from "@solvia/core/accounts/company/check-vat-asked";
import { checkVatOfUser } from "@solvia/core/accounts/company/company-vat";
import { eventWorker } from "../work/event-worker.ts";

/** Asks the register about companies' VAT numbers, where nobody waits for it. */
export const handler = eventWorker("vat-checks", ({ type, payload }, { now }) =>
  "userId" in payload
    ? checkVatOfUser(payload.userId, now)
    : checkVatAsked(payload.companyId, now, { again: type === "vat-check-due" }),
);
