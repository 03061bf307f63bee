import { closedBefore, eraseClosedUser, eraseEmptyCompany } from "../../accounts/index.ts";
import { eraseCertificatesBefore } from "../../certificates/index.ts";
import { eraseCollectionsBefore } from "../../collections/index.ts";
import { eraseInsurancesBefore } from "../../insurances/index.ts";
import { eraseCorrectionsOf, eraseDocumentsOf } from "../../invoicing/index.ts";
import { eraseBankEntriesBefore, eraseMandateBefore, eraseOrdersOf, namedByOrders } from "../../orders/index.ts";
import { eraseQuotationsOf } from "../../quotations/index.ts";
import { eraseReturnsOf } from "../../returns/index.ts";
import { eraseTransportDocumentsOf } from "../../shipments/index.ts";
import { eraseTicketsClosedLongAgo } from "../../tickets/index.ts";
import { instant, romeDate, romeMonth } from "../../platform/time.ts";

/** Art. 2220 of the Italian civil code, from the end of the year in which an order was placed; art. 7 GDPR for consents. */
const keptYears = 10;
/** The shop's first year (spec 9). */
const firstYear = 2021;

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));

/**
 * Erases what docs/privacy.md says is kept for ten years, after ten years: orders with their documents and corrections, requests to return
 * their goods, transport documents, invoices and credit notes, quotations, certificates for the reduced rate, entries of the bank's statements, slips with their
 * mandates, what was insured, then what was left of closed accounts that no order names any more, and of their companies. May be repeated.
 */
export async function eraseExpiredRecords(now: Date) {
  const erased = { orders: 0, documents: 0, transportDocuments: 0, returns: 0, quotations: 0, users: 0, companies: 0 };
  const lastYear = Number(romeMonth(now).slice(0, 4)) - keptYears - 1;
  /** What was over before this day has had its ten years from the end of its year. */
  const limit = `${lastYear + 1}-01-01`;
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (const month of months) {
      erased.orders += await eraseOrdersOf(`${year}-${month}`, (orderId) => eraseCorrectionsOf(orderId, limit));
      erased.returns += await eraseReturnsOf(`${year}-${month}`);
      erased.transportDocuments += await eraseTransportDocumentsOf(`${year}-${month}`);
      erased.documents += await eraseDocumentsOf(`${year}-${month}`);
      erased.quotations += await eraseQuotationsOf(`${year}-${month}`, limit);
    }
  }
  const certificates = await eraseCertificatesBefore(limit);
  const bankEntries = await eraseBankEntriesBefore(limit);
  const slips = await eraseCollectionsBefore(limit, romeDate(now));
  const tickets = await eraseTicketsClosedLongAgo(now);
  const insurances = await eraseInsurancesBefore(limit, romeDate(now));
  const closed = new Date(now);
  closed.setUTCFullYear(now.getUTCFullYear() - keptYears);
  for (const { id, companyId } of await closedBefore(instant(closed))) {
    if (await namedByOrders({ userId: id })) continue;
    await eraseClosedUser(id);
    erased.users += 1;
    if (!companyId || (await namedByOrders({ companyId }))) continue;
    if (!(await eraseEmptyCompany(companyId))) continue;
    erased.companies += 1;
    // One by which nothing was ever debited has no slip to go with.
    if (await eraseMandateBefore(companyId, limit, romeDate(now))) slips.mandates += 1;
  }
  return { ...erased, certificates, bankEntries, ...slips, insurances, tickets };
}
