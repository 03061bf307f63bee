import { allowed, type Access, type User } from "../../platform/access.ts";

/**
 * The back office's lists by the names under which views of them are saved, each with the permission that opens it: its own
 * endpoint's, which the screen's declaration is held to (`ListFor`).
 */
export const lists = {
  orders: "sales",
  payments: "admin",
  bank: "admin",
  collections: "admin",
  insurances: "admin",
  users: "sales",
  companies: "admin",
  certificates: "admin",
  requests: "sales",
  returns: "admin",
  merchants: "admin",
  chats: "admin",
  reviews: "admin",
  products: "admin",
  availabilities: "admin",
  series: "admin",
  suppliers: "admin",
  purchases: "admin",
  purchaseTool: "admin",
  expenses: "admin",
  promiseFigures: "admin",
  promises: "admin",
  kits: "admin",
  coupons: "admin",
  milestones: "admin",
  invoices: "admin",
  quotations: "sales",
  subscriptions: "admin",
  movements: "admin",
  stock: "admin",
  counts: "admin",
  serials: "admin",
  shipments: "admin",
  carriers: "admin",
  deliveryTariffs: "admin",
  damage: "admin",
  campaigns: "admin",
  contacts: "admin",
  leads: "admin",
  messages: "admin",
  tickets: "admin",
  publications: "admin",
  questions: "admin",
  transcriptions: "admin",
  figureRecords: "admin",
} as const satisfies Readonly<Record<string, Access>>;
export type ListName = keyof typeof lists;

/** The lists that a permission opens: an endpoint draws no list that another permission guards. */
export type ListFor<A extends Access> = { [N in ListName]: (typeof lists)[N] extends A ? N : never }[ListName];

export const listNames = Object.keys(lists) as [ListName, ...ListName[]];

/** Whether this employee may open the list: who may not is told none of its views. */
export const opensList = (list: ListName, employee: Pick<User, "roles">): boolean => allowed(lists[list], employee);
