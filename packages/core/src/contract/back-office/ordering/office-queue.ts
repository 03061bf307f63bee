import * as z from "zod";
import { endpoint } from "../../endpoint.ts";

/** So many; at least so many where there are `more` than were looked at. */
const Counted = z.object({ count: z.int(), more: z.boolean() });

export const getOfficeQueue = endpoint({
  method: "GET",
  path: "/back-office/queue",
  access: "employee",
  shows: [
    "orders",
    "money",
    "bank",
    "collections",
    "certificates",
    "quotations",
    "quotation-requests",
    "return-requests",
    "damage",
    "people",
    "reviews",
    "products",
    "stock",
    "documents",
    "tickets",
    "questions",
    "office-messages",
  ],
  summary: "What waits in the office, counted by its list, for whom that is open; agents' of their own customers.",
  returns: z.object({
    /** Orders for which a bank transfer is to come. */
    transfers: Counted.optional(),
    /** Orders to be sent, or made ready to be paid: nothing holds them that nobody passes over. */
    shipping: Counted.optional(),
    /** Shipments with a problem that nobody has resolved. */
    shipments: Counted.optional(),
    /** Orders whose payment is late. */
    late: Counted.optional(),
    /** Troubled orders whose goods haven't left. */
    troubled: Counted.optional(),
    /** Orders of which one administrator has proposed a gift or another VAT, for another one to decide. */
    decisions: Counted.optional(),
    /** Receipts with money to be sent back. */
    returns: Counted.optional(),
    /** Entries of bank statements that nobody has matched yet. */
    bank: Counted.optional(),
    /** Lines of slips at the bank that ask for what other money has paid, or an order that has ended. */
    recalls: Counted.optional(),
    /** Orders with withdrawals that aren't closed. */
    withdrawals: Counted.optional(),
    /** Requests for help that are late, or due by the end of today. */
    tickets: Counted.optional(),
    /** Questions that nothing published answers. */
    questions: Counted.optional(),
    /** Requests to return goods that somebody has to do something about. */
    returnRequests: Counted.optional(),
    /** What was told of damaged goods, and no carrier knows yet. */
    damage: Counted.optional(),
    /** Orders that are due a document. */
    invoices: Counted.optional(),
    /** Invoices and credit notes that were refused or delivered to nobody. */
    documents: Counted.optional(),
    /** Declarations for the reduced rate to be reviewed. */
    certificates: Counted.optional(),
    /** Requests for quotations that nobody looks after yet. */
    quotationRequests: Counted.optional(),
    /** Quotations of which a discount waits for an administrator's word. */
    approvals: Counted.optional(),
    /** Companies to be verified. */
    companies: Counted.optional(),
    /** Chats, of those written in last, in which the customer has the last word. */
    chats: Counted.optional(),
    /** Messages and applications of the site's forms that nobody has taken up yet. */
    messages: Counted.optional(),
    /** Products that customers see and that lack what they are sold by. */
    incomplete: Counted.optional(),
  }),
});
