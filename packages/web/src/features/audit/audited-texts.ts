import { officeActionsTexts } from "../../i18n/areas/office-actions.ts";
import { officeAuditTexts } from "../../i18n/areas/office-audit.ts";
import { officeMoneyTexts } from "../../i18n/areas/office-money.ts";
import { officePeopleTexts } from "../../i18n/areas/office-people.ts";
import { officePricesTexts } from "../../i18n/areas/office-prices.ts";
import { officeQuotationsTexts } from "../../i18n/areas/office-quotations.ts";
import { officeReturnsTexts } from "../../i18n/areas/office-returns.ts";
import { officeTaxTexts } from "../../i18n/areas/office-tax.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { returnsTexts } from "../../i18n/areas/returns.ts";
import { showcaseTexts } from "../../i18n/areas/showcase.ts";
import { termsTexts } from "../../i18n/areas/terms.ts";
import { useTexts } from "../../i18n/index.ts";

/** The areas that an entry of the log takes its words from, wherever it is read: it tells of orders beside quotations and people. */
const audited = [
  officeActionsTexts,
  officeAuditTexts,
  officeMoneyTexts,
  officePeopleTexts,
  officePricesTexts,
  officeQuotationsTexts,
  officeReturnsTexts,
  officeTaxTexts,
  ordersTexts,
  peopleTexts,
  returnsTexts,
  showcaseTexts,
  termsTexts,
] as const;

export type AuditedTexts = (typeof audited)[number];

/** Who reads an entry, with all the words that it may be said in. */
export const useAuditReader = () => useTexts(...audited);
