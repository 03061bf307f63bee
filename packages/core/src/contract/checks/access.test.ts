import { expect, test } from "vitest";
import { endpoints } from "../index.ts";

/**
 * Who may call what, to be read at every change: by what an endpoint demands of its caller, and of who acts in a company, then by
 * group. All that is not among it is an administrator's alone: whatever is opened wider stands in a list here that it wasn't in before.
 */
const open: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "anyone, buyer": {
    quotations: "sendQuotationRequest",
  },
  anyone: {
    account: `
      completeRegistration downloadFile emailExists getCompletion getUser getVatData login register
      requestResetPassword resendVerification resetPassword vatNumberExists verifyEmail`,
    addresses: "getGeoAddress",
    catalogue: `
      checkSystem compareProducts getCategorySeries getLinkedProducts getProduct getSeries getStandOut
      getWholesalePrices listReviews listSeries searchProducts suggestProducts`,
    company: "getInvitation registerInvited",
    content: `
      countPublicationView countRecordingWatched downloadPublicationMedia getPublication getPublicationFeed getRecordingTranscript
      getWebinar leaveWebinar listMostRecentPublications listPublicationTags listPublications listPublicationsOfSeries
      listPublishedQuestions listQuestionsOfPublication listWebinars registerForWebinar searchPublications`,
    engagement: `
      askComingSoon confirmNewsletter downloadEnergyReturn downloadPaperList getPlainText getUnsubscription recallUser reckonEnergyReturn
      requestTelephoneCode sendContactMessage sendJobApplication subscribeToNewsletter unsubscribe uploadCurriculum
      verifyTelephoneCode`,
    health: "getHealth",
    leads: `
      createLead emailLeadInstaller eraseLead getInstaller getLead listLeadInstallers verifyLeadEmail`,
    orders: "declareGuestWithdrawal getKit listKits",
    quotations: `
      checkBillOfMaterial generateRequestText getSharedQuotation getSharedQuotationPdf listSharedQuotationPayPlans
      openSharedQuotation previewSharedAcceptance uploadRequestFile`,
    reseller: "getResellerOpenApi",
    shipments: "getDamagePage tellDamage uploadDamagePicture",
    subscriptions: "listPlans",
  },
  "customer, buyer": {
    account: "setOwnBrand",
    addresses: "setReceiverAddress",
    company: "checkOwnVatNumber",
    engagement: "redeemMilestone",
    orders: `
      addToShipment askReturn cancelReturn createOrderIntent declareWithdrawal deleteSavedOrder getSofortRedirectUrl
      openSavedOrder orderPlan payOrder removeCartCoupon reopenOrder reorder requestOrder retryOrder saveOpenOrder
      setAnonymousPackaging setCartCoupon setCustomPackaging setCustomerReference setNotes setReducedVat
      setShippingAddress setTermsOfPayment`,
    quotations: `
      acceptQuotation askAboutQuotation requestQuotation setOwnOffer setQuotationAddress setQuotationReducedVat
      takeOverIntoOwnOffer`,
    subscriptions: "changePaymentMethod choosePlan createPaymentSetupIntent toggleAutoRenew",
    transactions: `
      addCoupon createPaymentIntent pausePay payLater payLaterWithSepa payOffline payWithBankReceipt removeCoupon
      setTransactionReducedVat setupPaymentIntent`,
    vat: "drawUnsignedCertification revokeOwnCertification submitCertification",
  },
  "customer, owner": {
    account: "setAdministrationEmail setCompanyDetails setCompanyImage",
    company: "inviteMember removeMember setApprovalLimit setMemberRole withdrawInvitation",
    orders: "approveOrder declineOrder",
  },
  customer: {
    account: `
      cancelUser changeEmail changePassword confirmSecondFactor endSession endSessions exportData getBillingAddress
      getCompany getContactDetails getOwnBrand getOwnLogo getSecondFactor getSettings listActs listSessions logout
      proposeSecondFactor proveAnew removeSecondFactor renewRecoveryCodes saveBillingAddress saveSettings
      setContactDetails setLanguage uploadFile`,
    addresses: "deleteAddress listAddresses saveShippingAddress",
    "back-office/users": "stopActing",
    catalogue: "dontNotifyMe getNotifyMe getOwnReview listPremiumUserProducts notifyMe",
    company: "acceptInvitation leaveCompany listMembers",
    content: `
      askQuestion askTechnician downloadPublication getPublicationSubscription listOwnQuestions setPublicationSubscription`,
    engagement: `
      getDashboardData getMilestoneProgress listAvailableCoupons listChats listMessages listNotifications readNotifications saveReview
      sendTechnicalSupportRequest listTickets getTicket writeTicketMessage getTicketFile giveFeedback
      reportAfterSalesIssue`,
    orders: `
      getAvailableTerms getOrder getOrderDocument getReturnPicture getSourceStatus getVatRates listOrderReturns
      listOrders listProductPayPlans listSavedOrders`,
    quotations: `
      claimQuotationRequests getOwnOffer getOwnOfferPdf getQuotation getQuotationPdf getQuotationRequestFile
      getQuotationVatRates getQuotationVersion listFullQuotations listQuotationPayPlans listQuotationRequests
      listQuotations openQuotation previewAcceptance`,
    shipments: `
      getOwnTransportDocument getOwnedPapers getWarrantyCard listOwnedProducts listTrackedShipments trackShipment`,
    subscriptions: "cancelSubscription getSubscription",
    transactions: "getTransaction getTransactionVatRates listTransactions listWaysToPay",
    vat: "getCertificationDocument getIdentityCard getReducedVatEligibility listCertifications",
  },
  employee: {
    "back-office/lists": "addListView changeListView listListViews removeListView",
    "back-office/orders": "getOfficeQueue",
  },
  installer: {
    leads: `
      acceptLead closeInstallerLead getInstallerLead getInstallerProfile listInstallerLeads returnLead
      saveInstallerProfile writeLeadMessage`,
  },
  merchant: {
    subscriptions: "connectCardProvider getCardAccount",
  },
  reseller: {
    reseller: `
      advanceTrialClock changeWebhookSecret createWebhook delayTrialOrder deleteWebhook getResellerDocument getResellerKey
      getResellerOrder getResellerProduct getTrialClock listResellerOrders listResellerProducts listResellerStock
      listWebhookDeliveries listWebhooks refuseTrialOrder replayWebhook returnTrialOrder shipTrialOrder switchWebhook
      testWebhook`,
  },
  "reseller, buyer": {
    reseller: "cancelResellerOrder placeResellerOrder setResellerPartNumbers",
  },
  sales: {
    "back-office/orders": "getBackOfficeOrder getCustomerCarts getOrderHistory listBackOfficeOrders",
    "back-office/quotations": `
      answerQuotation createQuotation decideQuotationRequest deleteQuotation duplicateQuotation getBackOfficeQuotation
      getBackOfficeQuotationPdf getBackOfficeQuotationRequest getBackOfficeRequestFile getQuotationHistory
      listBackOfficeQuotationRequests listBackOfficeQuotations makeQuotationLink prepareOrderableVersion prepareVersionAgain
      revokeQuotationLink setQuotationLost setQuotationNotes setQuotationProducts setQuotationStatus updateQuotation`,
    "back-office/users": `
      actForUser addCompanyNote checkCompanyVat createAccount getBackOfficeCompany getBackOfficeUser getCompanyCredit
      getRequestHistory listCompanyNotes listUsers`,
  },
  "shopper, buyer": {
    orders: "addKit addToOpenOrder clearProducts quickAdd syncPrices",
  },
  shopper: {
    orders: "estimateShipping getMovementsCount getOpenOrder",
  },
  subscriber: {
    dropshipping:
      "changeOwnWebhookSecret createOwnWebhook createResellerKey deleteOwnWebhook getApiUsage listApiCalls listOwnWebhookDeliveries listOwnWebhooks listResellerKeys replayOwnWebhook revokeResellerKey rollResellerKey switchOwnWebhook testOwnWebhook",
    engagement: "createApiKey getApiKey revokeApiKey",
  },
  system: {
    transactions: "receiveCardEvent",
  },
  warehouse: {
    "back-office/logistics": `
      addFoundGoods countGoods getBlindCount handInCount listOpenCounts listWarehouses`,
    warehouse: `
      changeSerial findSerial getIncomingMovement getPickingList getScannedSerials getShipmentWithSerials getWarehouseDay
      handOverShipment listIncomingMovements listOrderSerials listSerials listShipmentSerials listWarehouseExpenses
      listWarehouseShipments noteShipment printLabels printOrderSerials printPickingList printShipmentSerials printTransportDocument
      putGoodsPlace putLabel putPackages receiveIncomingMovement receivePallet scanSerial setPicked takeSerialList
      undoScan`,
  },
};

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
/** "access: group/name" of all in order, which a failure shows by what is other alone. */
const told = (all: readonly { who: string; group: string; name: string }[]) =>
  all.map(({ who, group, name }) => `${who}: ${group}/${name}`).toSorted();

test("this is open to others than administrators, to these, and nothing else is", () => {
  const declared = endpoints.map(({ name, group, endpoint: { access, within } }) => ({
    who: within ? `${access}, ${within}` : access,
    group,
    name,
  }));
  const said = Object.entries(open).flatMap(([who, groups]) =>
    Object.entries(groups).flatMap(([group, names]) => wordsOf(names).map((name) => ({ who, group, name }))),
  );
  expect(told(declared.filter(({ who }) => who !== "admin"))).toEqual(told(said));
});
