/** What the addresses of these pages may say. In a file of its own: routes read it before their page's code has come. */
export const userTabs = [
  "data",
  "orders",
  "addresses",
  "sessions",
  "subscription",
  "prices",
  "notes",
  "requests",
  "history",
] as const;
export type UserTab = (typeof userTabs)[number];
export const isUserTab = (value: unknown): value is UserTab => userTabs.some((tab) => tab === value);
