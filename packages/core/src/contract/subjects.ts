/** What the site shows, as far as one write makes it stale apart from the rest. */
export type Subject =
  /** Views of lists that employees have saved. */
  | "views"
  | "account"
  | "addresses"
  | "api-keys"
  /** Entries of bank statements. */
  | "bank"
  /** Letters with offers to lists of contacts, and their templates. */
  | "campaigns"
  | "cart"
  /** Slips of payments that the bank collects. */
  | "collections"
  /** Certificates for the reduced rate of VAT. */
  | "certificates"
  | "company"
  /** Contacts for letters with offers, and their lists. */
  | "contacts"
  /** Counts of what lies in the warehouses. */
  | "counts"
  | "coupons"
  | "credit"
  /** Invoices and credit notes. */
  | "documents"
  /** What the house has spent. */
  | "expenses"
  /** What somebody follows of the publications. */
  | "following"
  | "history"
  | "imports"
  /** Companies at the credit insurer. */
  | "insurances"
  | "kits"
  /** Wishes for an installer, and how installers show themselves. */
  | "leads"
  /** Mandates for direct debits by the house's own bank. */
  | "mandates"
  /** A merchant's account at the card provider. */
  | "merchant-account"
  | "milestones"
  | "money"
  | "notes"
  | "notices"
  /** What carriers take. */
  | "carriers"
  | "delivery-tariffs"
  /** What was told of damaged goods. */
  | "damage"
  /** What comes in by the site's small forms. */
  | "office-messages"
  /** One order's own page. */
  | "order"
  /** The lists and histories of orders. */
  | "orders"
  /** A customer's own offer out of a quotation, and how their company names itself on it. */
  | "own-offer"
  | "own-brand"
  | "people"
  | "premium"
  /** Texts of the house: conditions, privacy, advice. */
  | "plain-texts"
  | "price-batches"
  | "prices"
  | "products"
  /** Articles, technical notes, lessons and courses. */
  | "publications"
  /** Orders to suppliers, and what is proposed to be ordered. */
  | "purchases"
  /** One quotation's own page, and the lists of them. */
  | "quotation"
  | "quotations"
  | "quotation-requests"
  /** Requests to return goods. */
  | "return-requests"
  /** What is played and written down of publications. */
  | "recordings"
  | "reviews"
  | "saved-carts"
  /** Single pieces, by their serial. */
  | "serials"
  | "series"
  | "sessions"
  /** Shipments of orders, and the lists of them. */
  | "shipments"
  | "stand-out"
  | "stock"
  /** A user's plan, and what the plans cost them. */
  | "subscription"
  | "suppliers"
  /** Requests for help, and the texts that answer them often. */
  | "tickets"
  | "quick-replies"
  /** Questions and their answers. */
  | "questions"
  | "translations"
  | "warehouses"
  /** Who is told by HTTP what happens to a reseller's orders. */
  | "webhooks"
  | "watches"
  /** Dates of webinars, and who has registered. */
  | "webinars";

/**
 * What a write makes stale, beyond what its own answer carries; each write of the back office the history besides. "viewer":
 * the page becomes somebody else's, and whoever turns it asks for all of it anew.
 */
export type Stale = readonly Subject[] | "viewer";
