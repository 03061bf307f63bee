/** What the addresses of these pages may say. In a file of its own: routes read it before their page's code has come. */
export const userTabs = ["data", "orders", "addresses", "sessions", "prices", "notes", "requests", "history"] as const;
export type UserTab = (typeof userTabs)[number];
export const isUserTab = (value: unknown): value is UserTab => userTabs.some((tab) => tab === value);

export const userRoles = ["reseller", "installer", "merchant", "sales_agent", "warehouse", "admin"] as const;
export interface UserFilters {
  search?: string | undefined;
  role?: (typeof userRoles)[number] | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}
export const isRole = (value: unknown): value is UserFilters["role"] => userRoles.some((role) => role === value);

export const companyStatuses = ["pending", "verified", "rejected", "suspended"] as const;
export type CompanyStatus = (typeof companyStatuses)[number];
export const isStatus = (value: unknown): value is CompanyStatus => companyStatuses.some((one) => one === value);
