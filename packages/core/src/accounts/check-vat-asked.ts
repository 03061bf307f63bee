import { sendMessages } from "../platform/queue.ts";
import { Problem } from "../platform/problems.ts";
import { hasTradeRegister } from "../tax/index.ts";
import { listCompanies } from "./change-company.ts";
import { buyingNumber, checkCompanyVat, checkVatOfUser } from "./company-vat.ts";

/** A message of the queue `vat-checks`: from the nightly schedule, or of an event about a user or a company. */
export interface VatCheckAsked {
  companyId?: string | undefined;
  again?: boolean | undefined;
  payload?: { companyId?: string | undefined; userId?: string | undefined } | undefined;
}

/** Asks the register for a message. Silence is kept as silence: the next night asks again. */
export async function checkVatAsked({ companyId, again = false, payload }: VatCheckAsked, now: Date): Promise<void> {
  const company = companyId ?? payload?.companyId;
  if (!company) return payload?.userId ? checkVatOfUser(payload.userId, now) : undefined;
  await checkCompanyVat(company, now, { again }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "not-found") return;
    throw error;
  });
}

const perPage = 100;

/** Asks for a check of every company that waits or buys, whose register can be asked; answers how many. */
export async function askForAllChecks(): Promise<number> {
  let count = 0;
  for (const status of ["pending", "verified"] as const) {
    let cursor: string | undefined;
    do {
      const page = await listCompanies({ status, cursor, limit: perPage });
      const asked = page.items.filter((company) => hasTradeRegister(buyingNumber(company)));
      await sendMessages(
        "vat-checks",
        asked.map(({ id }) => ({ companyId: id, again: true })),
      );
      count += asked.length;
      cursor = page.cursor ?? undefined;
    } while (cursor);
  }
  return count;
}
