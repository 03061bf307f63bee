import { happening } from "../../platform/work/event.ts";
import { sendMessages } from "../../platform/work/queue.ts";
import { Problem } from "../../platform/problems.ts";
import { hasTradeRegister } from "../../tax/index.ts";
import { listCompanies } from "./change-company.ts";
import { buyingNumber, checkCompanyVat } from "./company-vat.ts";
import { vatCheckDue } from "../events.ts";

/** Asks the register about a company's number, if the company is still there. Silence is kept as silence: the next night asks again. */
export async function checkVatAsked(companyId: string, now: Date, { again = false } = {}): Promise<void> {
  await checkCompanyVat(companyId, now, { again }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "not-found") return;
    throw error;
  });
}

const perPage = 100;

/** Asks for a check of every company that waits or buys, whose register can be asked; answers how many. */
export async function askForAllChecks(now: Date): Promise<number> {
  let count = 0;
  for (const status of ["pending", "verified"] as const) {
    let cursor: string | undefined;
    do {
      const page = await listCompanies({ status, cursor, limit: perPage });
      const checkable = page.items.filter((company) => hasTradeRegister(buyingNumber(company)));
      await sendMessages(
        "vat-checks",
        checkable.map(({ id }) => happening(vatCheckDue.of({ companyId: id }), now)),
      );
      count += checkable.length;
      cursor = page.cursor ?? undefined;
    } while (cursor);
  }
  return count;
}
