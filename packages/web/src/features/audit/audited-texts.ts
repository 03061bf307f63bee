import { leadsTexts } from "../../i18n/areas/leads.ts";
import { milestonesTexts } from "../../i18n/areas/milestones.ts";
import { officeActionsTexts } from "../../i18n/areas/office-actions.ts";
import { officeAuditTexts } from "../../i18n/areas/office-audit.ts";
import { officeBankTexts } from "../../i18n/areas/office-bank.ts";
import { officeCollectionsTexts } from "../../i18n/areas/office-collections.ts";
import { officeContactsTexts } from "../../i18n/areas/office-contacts.ts";
import { officeCouponsTexts } from "../../i18n/areas/office-coupons.ts";
import { officeDamageTexts } from "../../i18n/areas/office-damage.ts";
import { officeInsurancesTexts } from "../../i18n/areas/office-insurances.ts";
import { officeInvoicingTexts } from "../../i18n/areas/office-invoicing.ts";
import { officeLeadsTexts } from "../../i18n/areas/office-leads.ts";
import { officeMoneyTexts } from "../../i18n/areas/office-money.ts";
import { officePeopleTexts } from "../../i18n/areas/office-people.ts";
import { officePricesTexts } from "../../i18n/areas/office-prices.ts";
import { officeProductsTexts } from "../../i18n/areas/office-products.ts";
import { officePublicationsTexts } from "../../i18n/areas/office-publications.ts";
import { officePurchasesTexts } from "../../i18n/areas/office-purchases.ts";
import { officeQuestionsTexts } from "../../i18n/areas/office-questions.ts";
import { officeQuotationRequestsTexts } from "../../i18n/areas/office-quotation-requests.ts";
import { officeQuotationsTexts } from "../../i18n/areas/office-quotations.ts";
import { officeReturnsTexts } from "../../i18n/areas/office-returns.ts";
import { officeShipmentsTexts } from "../../i18n/areas/office-shipments.ts";
import { officeStockTexts } from "../../i18n/areas/office-stock.ts";
import { officeSubscriptionsTexts } from "../../i18n/areas/office-subscriptions.ts";
import { officeTicketsTexts } from "../../i18n/areas/office-tickets.ts";
import { officeTaxTexts } from "../../i18n/areas/office-tax.ts";
import { officeVatTexts } from "../../i18n/areas/office-vat.ts";
import { officeWithdrawalsTexts } from "../../i18n/areas/office-withdrawals.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { questionsTexts } from "../../i18n/areas/questions.ts";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { returnsTexts } from "../../i18n/areas/returns.ts";
import { showcaseTexts } from "../../i18n/areas/showcase.ts";
import { termsTexts } from "../../i18n/areas/terms.ts";
import { useTexts } from "../../i18n/index.ts";

/** The areas that an entry of the log takes its words from, wherever it is read: it tells of orders beside quotations and people. */
const audited = [
  leadsTexts,
  milestonesTexts,
  officeActionsTexts,
  officeAuditTexts,
  officeBankTexts,
  officeCollectionsTexts,
  officeContactsTexts,
  officeCouponsTexts,
  officeDamageTexts,
  officeInsurancesTexts,
  officeInvoicingTexts,
  officeLeadsTexts,
  officeMoneyTexts,
  officePeopleTexts,
  officePricesTexts,
  officeProductsTexts,
  officePublicationsTexts,
  officePurchasesTexts,
  officeQuestionsTexts,
  officeQuotationRequestsTexts,
  officeQuotationsTexts,
  officeReturnsTexts,
  officeShipmentsTexts,
  officeStockTexts,
  officeSubscriptionsTexts,
  officeTaxTexts,
  officeTicketsTexts,
  officeVatTexts,
  officeWithdrawalsTexts,
  ordersTexts,
  peopleTexts,
  profileTexts,
  questionsTexts,
  quotationRequestsTexts,
  returnsTexts,
  showcaseTexts,
  termsTexts,
] as const;

export type AuditedTexts = (typeof audited)[number];

/** Who reads an entry, with all the words that it may be said in. */
export const useAuditReader = () => useTexts(...audited);
