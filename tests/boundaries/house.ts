/**
 * The floors of `packages/core/src`, the lowest first. A folder imports its own floor's neighbours never, floors below through their
 * `index.ts`. A folder that isn't here is refused until its floor is said.
 */
export const floors: readonly (readonly string[])[] = [
  ["platform"],
  ["content", "tax", "pricing", "payments", "logistics"],
  ["mail"],
  ["accounts"],
  ["catalogue"],
  ["exchange", "site"],
  ["orders"],
  ["events"],
  ["crm"],
  ["contract"],
];

/** What still runs up, "file → folder". It only gets shorter: a line whose arrow has gone fails too. */
export const arrowsUp: readonly string[] = [];

/** The packages and what each may import of the others. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  texts: [],
  core: ["texts"],
  functions: ["core"],
  web: ["core", "texts"],
  local: ["core", "functions"],
};

/** How many folders stand in one another below a domain, at most. */
export const deepest = 3;

/** How many files a folder has at most, tests among them. */
export const fullest = 28;

/** Folders that mirror a list that grows elsewhere: a handler per endpoint, a file per route, a drawing per icon. */
export const mirrors: readonly string[] = [
  "packages/functions/src/api/account",
  "packages/functions/src/api/back-office/catalogue",
  "packages/functions/src/api/back-office/users",
  "packages/functions/src/api/orders",
  "packages/web/src/routes",
  "packages/web/src/routes/back-office",
];
