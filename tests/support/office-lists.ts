import type { ListName } from "@solvia/core/accounts/list-views/lists";

/** Where each list of the back office is: a list that is declared and not here doesn't compile. */
export const officeLists: Readonly<Record<ListName, string>> = {
  orders: "/back-office/orders",
  payments: "/back-office/payments",
  users: "/back-office/users",
  companies: "/back-office/verify-companies",
  certificates: "/back-office/vat-certifications",
  requests: "/back-office/quotation-requests",
  returns: "/back-office/return-requests",
  merchants: "/back-office/merchants",
  chats: "/back-office/chats",
  reviews: "/back-office/reviews",
  products: "/back-office/products",
  availabilities: "/back-office/availabilities",
  series: "/back-office/series",
  suppliers: "/back-office/suppliers",
  kits: "/back-office/kits",
  coupons: "/back-office/coupons",
  milestones: "/back-office/milestones",
  invoices: "/back-office/invoices",
  bank: "/back-office/bank",
  collections: "/back-office/collections",
  insurances: "/back-office/insurances",
  quotations: "/back-office/quotations",
  subscriptions: "/back-office/premium",
};
