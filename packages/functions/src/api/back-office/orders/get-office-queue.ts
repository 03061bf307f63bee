import { listCertificatesFor } from "@solvia/core/certificates/review-certificate";
import { listCompanies } from "@solvia/core/accounts/company/change-company";
import { countIncomplete } from "@solvia/core/catalogue/gaps/list-incomplete";
import { countUnanswered } from "@solvia/core/crm/chat/list-chats";
import { countNewMessages } from "@solvia/core/contacts/messages/list-messages";
import { countToRecall } from "@solvia/core/collections/due-lines";
import { getOfficeQueue } from "@solvia/core/contract/back-office/orders";
import { countTroubledDocuments } from "@solvia/core/invoicing/finding/list-documents";
import { countTroubles } from "@solvia/core/invoicing/finding/list-troubles";
import { countOpenEntries } from "@solvia/core/orders/bank/list-entries";
import { countReturns } from "@solvia/core/orders/ledger/returns";
import { countOrdersToInvoice } from "@solvia/core/orders/finding/orders-to-invoice";
import { countWaitingOrders, lookedAt } from "@solvia/core/orders/finding/queue";
import { countWithdrawals } from "@solvia/core/orders/withdrawal/list";
import { countToApprove } from "@solvia/core/quotations/listing/list-quotations";
import { countNewRequests } from "@solvia/core/quotations/requests/list-requests";
import { countOpenClaims } from "@solvia/core/shipments/damage/list-claims";
import { countWaitingQuestions } from "@solvia/core/questions/desk/list-questions";
import { countOpenReturns } from "@solvia/core/returns/list-returns";
import { countTroubledShipments } from "@solvia/core/shipments/count-troubled";
import { countDueTickets } from "@solvia/core/tickets/list-tickets";
import { allowed } from "@solvia/core/platform/access";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getOfficeQueue, async ({ user, now }) => {
  // A number is told to whom its list is open.
  if (!allowed("sales", user)) return {};
  if (!allowed("admin", user)) {
    // Who is no administrator has no proposal of one to decide.
    const [{ decisions: _, ...orders }, quotationRequests] = await Promise.all([
      countWaitingOrders(user, now),
      countNewRequests(user, lookedAt),
    ]);
    return { ...orders, quotationRequests };
  }
  const [
    orders,
    shipments,
    withdrawals,
    returnRequests,
    damage,
    returns,
    bank,
    recalls,
    certificates,
    quotationRequests,
    approvals,
    companies,
    chats,
    incomplete,
    invoices,
    documents,
    troubles,
    messages,
    tickets,
    questions,
  ] = await Promise.all([
    countWaitingOrders(user, now),
    countTroubledShipments(lookedAt),
    countWithdrawals(lookedAt),
    countOpenReturns(lookedAt),
    countOpenClaims(lookedAt),
    countReturns(),
    countOpenEntries(lookedAt),
    countToRecall(now, lookedAt),
    listCertificatesFor("submitted", { limit: lookedAt }),
    countNewRequests(user, lookedAt),
    countToApprove(lookedAt),
    listCompanies({ status: "pending", limit: lookedAt }),
    countUnanswered(lookedAt),
    countIncomplete(lookedAt),
    countOrdersToInvoice(lookedAt),
    countTroubledDocuments(lookedAt),
    countTroubles(lookedAt),
    countNewMessages(lookedAt),
    countDueTickets(lookedAt, now),
    countWaitingQuestions(lookedAt),
  ]);
  return {
    ...orders,
    shipments,
    withdrawals,
    returnRequests,
    damage,
    returns: { count: returns, more: false },
    bank,
    recalls,
    certificates: { count: certificates.items.length, more: certificates.cursor !== null },
    quotationRequests,
    approvals,
    companies: { count: companies.items.length, more: companies.cursor !== null },
    chats,
    messages,
    tickets,
    questions,
    incomplete,
    invoices,
    // One list shows all three: what the exchange said against, corrections that stand still, notices that can't be read.
    documents: { count: documents.count + troubles.count, more: documents.more || troubles.more },
  };
});
