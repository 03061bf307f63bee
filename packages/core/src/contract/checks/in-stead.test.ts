import { expect, test } from "vitest";
import { endpoints } from "../index.ts";

const opened = (by: "forOthers" | "byKey") => endpoints.filter(({ endpoint }) => endpoint[by]).map(({ name }) => name);

/** What is read and done with the catalogue, the cart, orders and addresses: the same for an employee and for a key. */
const both = [
  "addCoupon",
  "addKit",
  "addToOpenOrder",
  "addToShipment",
  "checkOwnVatNumber",
  "checkSystem",
  "clearProducts",
  "compareProducts",
  "downloadFile",
  "estimateShipping",
  "getAvailableTerms",
  "getBillingAddress",
  "getCategorySeries",
  "getCompany",
  "getHealth",
  "getKit",
  "getLinkedProducts",
  "getMilestoneProgress",
  "getMovementsCount",
  "getOpenOrder",
  "getOrder",
  "getOrderDocument",
  "getPlainText",
  "getProduct",
  "getQuotation",
  "getSeries",
  "getStandOut",
  "getTransaction",
  "getTransactionVatRates",
  "getUser",
  "getVatRates",
  "getWholesalePrices",
  "listAddresses",
  "listAvailableCoupons",
  "listKits",
  "listOrders",
  "listFullQuotations",
  "listPremiumUserProducts",
  "listQuotations",
  "listReviews",
  "listSeries",
  "listTransactions",
  "listWaysToPay",
  "payLater",
  "payOffline",
  "payOrder",
  "quickAdd",
  "removeCartCoupon",
  "removeCoupon",
  "reopenOrder",
  "reorder",
  "retryOrder",
  "saveShippingAddress",
  "searchProducts",
  "setAnonymousPackaging",
  "setCartCoupon",
  "setCustomPackaging",
  "setCustomerReference",
  "setNotes",
  "setReceiverAddress",
  "setReducedVat",
  "setShippingAddress",
  "setTermsOfPayment",
  "setTransactionReducedVat",
  "suggestProducts",
  "syncPrices",
];

/**
 * The whole of what is open, to be read at every change. Not among it, and why: money that leaves by the customer's card or
 * mandate, approvals within the company, its members, limits and e-mails, whatever speaks in the customer's voice (chat,
 * reviews), notices, and what a login hangs on.
 */
test("an employee who acts for a customer may do this, and nothing else", () => {
  const besides = [
    "deleteSavedOrder",
    "dontNotifyMe",
    "getContactDetails",
    "getGeoAddress",
    "getNotifyMe",
    "getQuotationPdf",
    "getQuotationRequestFile",
    "getReturnPicture",
    "listOrderReturns",
    "getQuotationVatRates",
    "getQuotationVersion",
    "listProductPayPlans",
    "listQuotationPayPlans",
    "listQuotationRequests",
    "listSavedOrders",
    "logout",
    "notifyMe",
    "openSavedOrder",
    "saveBillingAddress",
    "saveOpenOrder",
    "stopActing",
  ];
  expect(opened("forOthers").toSorted()).toEqual([...both, ...besides].toSorted());
});

test("an API key may do this, and nothing else", () => {
  expect(opened("byKey").toSorted()).toEqual([...both, "payLaterWithSepa"].toSorted());
});

test("nothing of the back office is opened to anybody in another's stead", () => {
  const wrong = endpoints.filter(
    ({ group, name, endpoint: { forOthers, byKey } }) =>
      group.startsWith("back-office") && name !== "stopActing" && (forOthers ?? byKey),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("this asks for a proof of who sits there, and none of it is open in another's stead", () => {
  const asking = endpoints.filter(({ endpoint }) => endpoint.stepUp);
  expect(asking.map(({ name }) => name).toSorted()).toEqual([
    "applyReceipt",
    "beginCorrection",
    "cancelCompanyMandate",
    "cancelSubscription",
    "changePaymentMethod",
    "choosePlan",
    "closeCorrection",
    "confirmBankEntries",
    "confirmCollectionPaid",
    "connectCardProvider",
    "createApiKey",
    "createCreditNote",
    "createInvoice",
    "createInvoices",
    "createPaymentSetupIntent",
    "decideMark",
    "deleteUser",
    "exportData",
    "forceEmailVerification",
    "inviteMember",
    "makeCollection",
    "makePremium",
    "markPaid",
    "markPaidByAssignmentOfTaxCredit",
    "markPaidByBankReceipt",
    "markPaidByBankTransfer",
    "markPaidByInsurance",
    "noteCollectionRecalled",
    "noteCollectionUnpaid",
    "noteCompanyMandate",
    "payWithBankReceipt",
    "recordReceipt",
    "recoverUser",
    "refundReceipt",
    "refundTransaction",
    "removeMember",
    "resendInvoice",
    "resetSecondFactor",
    "resumeCollection",
    "resumeCorrection",
    "reverseReceipt",
    "setAdministrationEmail",
    "setApprovalLimit",
    "setCompanyCreditLimit",
    "setCompanyDetails",
    "setCompanyTradeVatNumber",
    "setFailed",
    "setMemberRole",
    "setShipmentCost",
    "setTransactionMethod",
    "setTransactionTerms",
    "setUserOwner",
    "setUserRoles",
    "setVatAmount",
    "setupPaymentIntent",
    "toggleAutoRenew",
  ]);
  expect(asking.filter(({ endpoint: { forOthers, byKey } }) => forOthers ?? byKey)).toEqual([]);
});
