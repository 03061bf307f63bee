/** What the site shows, as far as one write makes it stale apart from the rest. */
export type Subject =
  /** Views of lists that employees have saved. */
  | "views"
  | "account"
  | "addresses"
  | "api-keys"
  | "cart"
  | "company"
  | "credit"
  | "history"
  | "imports"
  | "kits"
  | "money"
  | "notes"
  | "notices"
  /** One order's own page. */
  | "order"
  /** The lists and histories of orders. */
  | "orders"
  | "people"
  | "premium"
  | "price-batches"
  | "prices"
  | "products"
  | "reviews"
  | "saved-carts"
  | "series"
  | "sessions"
  | "stand-out"
  | "stock"
  | "suppliers"
  | "translations"
  | "watches";

/**
 * What a write makes stale, beyond what its own answer carries; each write of the back office the history besides. "viewer":
 * the page becomes somebody else's, and whoever turns it asks for all of it anew.
 */
export type Stale = readonly Subject[] | "viewer";
