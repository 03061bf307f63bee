import { closedBefore, eraseClosedUser, eraseEmptyCompany } from "../../accounts/index.ts";
import { eraseCertificatesBefore } from "../../certificates/index.ts";
import { eraseCollectionsBefore } from "../../collections/index.ts";
import { eraseInsurancesBefore } from "../../insurances/index.ts";
import { eraseCorrectionsOf, eraseDocumentsOf } from "../../invoicing/index.ts";
import { eraseBankEntriesBefore, eraseMandateBefore, eraseOrdersOf, namedByOrders } from "../../orders/index.ts";
import { eraseQuestionsOfLongAgo } from "../../questions/index.ts";
import { eraseQuotationsOf } from "../../quotations/index.ts";
import { eraseReturnsOf } from "../../returns/index.ts";
import { eraseTransportDocumentsOf } from "../../shipments/index.ts";
import { eraseTicketsClosedLongAgo } from "../../tickets/index.ts";
import { eachApart, inSequence } from "../../platform/work/each-apart.ts";
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
  const kept = {
    certificates: 0,
    bankEntries: 0,
    collections: 0,
    mandates: 0,
    insurances: 0,
    tickets: 0,
    questions: 0,
  };
  const closed = new Date(now);
  closed.setUTCFullYear(now.getUTCFullYear() - keptYears);
  await inSequence(
    () =>
      eachApart(monthsUntil(lastYear), (month) =>
        inSequence(
          async () => (erased.orders += await eraseOrdersOf(month, (orderId) => eraseCorrectionsOf(orderId, limit))),
          async () => (erased.returns += await eraseReturnsOf(month)),
          async () => (erased.transportDocuments += await eraseTransportDocumentsOf(month)),
          async () => (erased.documents += await eraseDocumentsOf(month)),
          async () => (erased.quotations += await eraseQuotationsOf(month, limit)),
        ),
      ),
    async () => (kept.certificates = await eraseCertificatesBefore(limit)),
    async () => (kept.bankEntries = await eraseBankEntriesBefore(limit)),
    async () => Object.assign(kept, await eraseCollectionsBefore(limit, romeDate(now))),
    async () => (kept.tickets = await eraseTicketsClosedLongAgo(now)),
    async () => (kept.questions = await eraseQuestionsOfLongAgo(now)),
    async () => (kept.insurances = await eraseInsurancesBefore(limit, romeDate(now))),
    async () =>
      eachApart(await closedBefore(instant(closed)), async ({ id, companyId }) => {
        if (await namedByOrders({ userId: id })) return;
        await eraseClosedUser(id);
        erased.users += 1;
        if (!companyId || (await namedByOrders({ companyId }))) return;
        if (!(await eraseEmptyCompany(companyId))) return;
        erased.companies += 1;
        // One by which nothing was ever debited has no slip to go with.
        if (await eraseMandateBefore(companyId, limit, romeDate(now))) kept.mandates += 1;
      }),
  );
  return { ...erased, ...kept };
}

/** The months of the shop's years up to one, "2021-01" first. */
function* monthsUntil(lastYear: number): Generator<string> {
  for (let year = firstYear; year <= lastYear; year += 1) for (const month of months) yield `${year}-${month}`;
}
