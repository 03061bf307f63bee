import { closedBefore, eraseClosedUser, eraseEmptyCompany } from "../../accounts/index.ts";
import { eraseCertificatesBefore } from "../../certificates/index.ts";
import { eraseDocumentsOf } from "../../invoicing/index.ts";
import { eraseOrdersOf, namedByOrders } from "../../orders/index.ts";
import { eraseReturnsOf } from "../../returns/index.ts";
import { eraseTransportDocumentsOf } from "../../shipments/index.ts";
import { instant, romeMonth } from "../../platform/time.ts";

/** Art. 2220 of the Italian civil code, from the end of the year in which an order was placed; art. 7 GDPR for consents. */
const keptYears = 10;
/** The shop's first year (spec 9). */
const firstYear = 2021;

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));

/**
 * Erases what docs/privacy.md says is kept for ten years, after ten years: orders with their documents, requests to return their goods, transport documents, invoices and credit notes, certificates
 * for the reduced rate with theirs, then what was left of closed accounts that no order names any more, and of their companies. May be
 * repeated.
 */
export async function eraseExpiredRecords(now: Date) {
  const erased = {
    orders: 0,
    documents: 0,
    transportDocuments: 0,
    returns: 0,
    certificates: 0,
    users: 0,
    companies: 0,
  };
  const lastYear = Number(romeMonth(now).slice(0, 4)) - keptYears - 1;
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (const month of months) {
      erased.orders += await eraseOrdersOf(`${year}-${month}`);
      erased.returns += await eraseReturnsOf(`${year}-${month}`);
      erased.transportDocuments += await eraseTransportDocumentsOf(`${year}-${month}`);
      erased.documents += await eraseDocumentsOf(`${year}-${month}`);
    }
  }
  // From the end of the year in which it ended, as the orders under it.
  erased.certificates = await eraseCertificatesBefore(`${lastYear + 1}-01-01`);
  const limit = new Date(now);
  limit.setUTCFullYear(now.getUTCFullYear() - keptYears);
  for (const { id, companyId } of await closedBefore(instant(limit))) {
    if (await namedByOrders({ userId: id })) continue;
    await eraseClosedUser(id);
    erased.users += 1;
    if (!companyId || (await namedByOrders({ companyId }))) continue;
    if (await eraseEmptyCompany(companyId)) erased.companies += 1;
  }
  return erased;
}
