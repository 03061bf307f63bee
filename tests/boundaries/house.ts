/**
 * The floors of `packages/core/src`, the lowest first. A folder imports its own floor's neighbours never, floors below through their
 * `index.ts`. A folder that isn't here is refused until its floor is said.
 */
export const floors: readonly (readonly string[])[] = [
  ["platform"],
  ["plans"],
  ["content", "tax", "pricing", "payments", "logistics"],
  ["mail"],
  ["accounts"],
  ["catalogue", "coupons", "certificates", "merchants", "leads"],
  ["publications"],
  ["questions"],
  ["import-export", "site"],
  ["serials"],
  ["purchases"],
  ["orders"],
  ["quotations", "invoicing", "subscriptions", "milestones", "contacts"],
  ["returns", "collections", "insurances", "promises", "shipments", "insight"],
  ["tickets", "reseller"],
  ["figures"],
  ["reseller"],
  ["events"],
  ["crm"],
  ["contract"],
];

/** What still runs up, "file → folder". It only gets shorter: a line whose arrow has gone fails too. */
export const arrowsUp: readonly string[] = [];

/**
 * The floors of `packages/web/src/features`, the lowest first, by what they are; a feature's `office/` is a room of its own. A room imports
 * from floors below, and of its own floor from rooms that stand before it; one that isn't here is refused until its floor is said.
 */
export const featureFloors: Readonly<Record<string, readonly string[]>> = {
  "who is there, for whom, and what goes into the cart": ["login", "acting", "cart-change"],
  "one's account": ["chat", "account", "profile", "company", "menus", "vat"],
  goods: ["pay-plans", "questions", "contacts", "publications", "catalogue", "kits", "leads", "pages"],
  buying: [
    "coupons",
    "milestones",
    "quotation-requests",
    "invoicing",
    "tracking",
    "my-products",
    "orders",
    "cart",
    "checkout",
    "transactions",
    "quotations",
    "subscriptions",
    "damage",
    "tickets",
    "dashboard",
    "reference",
    "dropshipping",
  ],
  "the back office": [
    "office-kit",
    "scanning",
    "warehouse",
    "audit",
    "catalogue/office",
    "serials/office",
    "publications/office",
    "purchases/office",
    "damage/office",
    "shipments/office",
    "coupons/office",
    "milestones/office",
    "invoicing/office",
    "orders/office",
    "quotation-requests/office",
    "quotations/office",
    "vat/office",
    "account/office",
    "chat/office",
    "contacts/office",
    "leads/office",
    "tickets/office",
    "care",
    "questions/office",
    "figures/office",
    "back-office",
  ],
  "the frame around all": ["shell"],
};

/** The floors of `packages/web/src` itself. What stands there as a file holds all of it together. */
export const webFloors: readonly (readonly string[])[] = [
  ["i18n"],
  ["api"],
  ["ui"],
  ["consent"],
  ["features"],
  ["routes"],
  ["customer-routes", "office-routes"],
  ["router"],
];

/** The packages and what each may import of the others. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  texts: [],
  core: ["texts"],
  functions: ["core"],
  web: ["core", "texts"],
  local: ["core", "functions"],
};

/** Packages of others that are pure: no storage, no network, no Node. What a contract reaches imports no other. */
export const pure: readonly string[] = [
  "zod",
  "@solvia/texts",
  "libphonenumber-js",
  "stdnum",
  "date-fns",
  "@date-fns/tz",
];

/** Files of other endings than the fences read, which nobody imports: what a browser is handed as it stands. */
export const handedOut: readonly string[] = [
  "packages/local/src/card-provider/browser/stripe.js",
  "packages/local/src/card-provider/browser/words.js",
];

/** How many folders stand in one another below a domain, at most. */
export const deepest = 3;

/** How many files a folder has at most, tests among them. */
export const fullest = 28;

/** Folders that mirror a list that grows elsewhere: a handler per endpoint, a file per route, a drawing per icon, a line per area of texts. */
export const mirrors: readonly string[] = [
  "packages/functions/src/api/account",
  "packages/functions/src/api/back-office/catalogue",
  "packages/functions/src/api/back-office/content-crm",
  "packages/functions/src/api/back-office/logistics",
  "packages/functions/src/api/back-office/orders",
  "packages/functions/src/api/back-office/payments",
  "packages/functions/src/api/back-office/users",
  "packages/functions/src/api/engagement",
  "packages/functions/src/api/orders",
  "packages/functions/src/api/quotations",
  "packages/functions/src/api/warehouse",
  "packages/web/src/i18n/areas",
  "packages/web/src/office-routes/back-office",
  "packages/web/src/routes",
];
