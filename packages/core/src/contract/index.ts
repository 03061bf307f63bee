import type { Endpoint } from "./endpoint.ts";
import * as account from "./account.ts";
import * as addresses from "./addresses.ts";
import * as backOfficeCatalogue from "./back-office/catalogue.ts";
import * as backOfficeContentCrm from "./back-office/content-crm.ts";
import * as backOfficeLists from "./back-office/lists.ts";
import * as backOfficeLogistics from "./back-office/logistics.ts";
import * as backOfficeOrders from "./back-office/orders.ts";
import * as backOfficePayments from "./back-office/payments.ts";
import * as backOfficeQuotations from "./back-office/quotations.ts";
import * as backOfficeUsers from "./back-office/users.ts";
import * as catalogue from "./catalogue.ts";
import * as company from "./company.ts";
import * as content from "./content.ts";
import * as dropshipping from "./dropshipping.ts";
import * as engagement from "./engagement.ts";
import * as health from "./health.ts";
import * as leads from "./leads.ts";
import * as orders from "./orders.ts";
import * as quotations from "./quotations.ts";
import * as reseller from "./reseller.ts";
import * as shipments from "./shipments.ts";
import * as subscriptions from "./subscriptions.ts";
import * as transactions from "./transactions.ts";
import * as vat from "./vat.ts";
import * as warehouse from "./warehouse.ts";

/** Every group of endpoints, by the name of its folder under functions/src/api. */
export const groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  account,
  addresses,
  company,
  catalogue,
  orders,
  quotations,
  transactions,
  shipments,
  subscriptions,
  vat,
  content,
  engagement,
  leads,
  "back-office/catalogue": backOfficeCatalogue,
  "back-office/content-crm": backOfficeContentCrm,
  "back-office/lists": backOfficeLists,
  "back-office/logistics": backOfficeLogistics,
  "back-office/orders": backOfficeOrders,
  "back-office/payments": backOfficePayments,
  "back-office/quotations": backOfficeQuotations,
  "back-office/users": backOfficeUsers,
  warehouse,
  dropshipping,
  reseller,
  health,
};

export interface NamedEndpoint {
  /** The constant's name: "addToOpenOrder". */
  name: string;
  /** The group's folder: "orders", "back-office/catalogue". */
  group: string;
  /** The handler's file below functions/src/api, without ending: "orders/add-to-open-order". */
  file: string;
  endpoint: Endpoint;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The whole contract as a list: what stacks, the local gateway, the generators and the tests walk. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(groups).flatMap(([group, declarations]) =>
  Object.entries(declarations).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ name, group, file: `${group}/${kebab(name)}`, endpoint: value }] : [],
  ),
);
