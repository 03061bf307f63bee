// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/engagement";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/engagement");

export const askComingSoon = /* @__PURE__ */ route<typeof contract.askComingSoon>("POST", "/coming-soon", "anyone", { load });
export const confirmNewsletter = /* @__PURE__ */ route<typeof contract.confirmNewsletter>("POST", "/newsletter/confirm", "anyone", { stale: ["contacts"], load });
export const createApiKey = /* @__PURE__ */ route<typeof contract.createApiKey>("POST", "/api-key", "subscriber", { stale: ["api-keys"], load });
export const downloadPaperList = /* @__PURE__ */ route<typeof contract.downloadPaperList>("GET", "/plaintexts/{id}/papers", "anyone", { forOthers: true });
export const getApiKey = /* @__PURE__ */ route<typeof contract.getApiKey>("GET", "/api-key", "subscriber", { shows: ["api-keys"] });
export const getDashboardData = /* @__PURE__ */ route<typeof contract.getDashboardData>("GET", "/dashboard-data", "customer", { forOthers: true, shows: ["orders","milestones","quotations"] });
export const getMilestoneProgress = /* @__PURE__ */ route<typeof contract.getMilestoneProgress>("GET", "/milestones/progress", "customer", { forOthers: true, shows: ["milestones"] });
export const getPlainText = /* @__PURE__ */ route<typeof contract.getPlainText>("GET", "/plaintexts/{id}", "anyone", { forOthers: true });
export const getTicket = /* @__PURE__ */ route<typeof contract.getTicket>("GET", "/tickets/{id}", "customer", { shows: ["tickets"] });
export const getTicketFile = /* @__PURE__ */ route<typeof contract.getTicketFile>("GET", "/tickets/{id}/messages/{messageId}/files/{n}", "customer");
export const getUnsubscription = /* @__PURE__ */ route<typeof contract.getUnsubscription>("GET", "/unsubscribe/{token}", "anyone");
export const giveFeedback = /* @__PURE__ */ route<typeof contract.giveFeedback>("PUT", "/feedbacks", "customer", { stale: ["tickets"], load });
export const listAvailableCoupons = /* @__PURE__ */ route<typeof contract.listAvailableCoupons>("GET", "/coupons/available", "customer", { forOthers: true, shows: ["coupons"] });
export const listChats = /* @__PURE__ */ route<typeof contract.listChats>("GET", "/chats", "customer");
export const listMessages = /* @__PURE__ */ route<typeof contract.listMessages>("GET", "/chats/{id}/messages", "customer");
export const listNotifications = /* @__PURE__ */ route<typeof contract.listNotifications>("GET", "/notifications", "customer", { shows: ["notices"] });
export const listTickets = /* @__PURE__ */ route<typeof contract.listTickets>("GET", "/tickets", "customer", { shows: ["tickets"] });
export const readNotifications = /* @__PURE__ */ route<typeof contract.readNotifications>("POST", "/notifications/read", "customer", { stale: ["notices"], load });
export const recallUser = /* @__PURE__ */ route<typeof contract.recallUser>("POST", "/recall-user", "anyone", { stale: ["office-messages"], load });
export const reckonEnergyReturn = /* @__PURE__ */ route<typeof contract.reckonEnergyReturn>("POST", "/energy-return", "anyone", { forOthers: true, load });
export const redeemMilestone = /* @__PURE__ */ route<typeof contract.redeemMilestone>("POST", "/milestones/{id}/redeem", "customer", { stale: ["milestones","coupons"] });
export const reportAfterSalesIssue = /* @__PURE__ */ route<typeof contract.reportAfterSalesIssue>("POST", "/after-sales-issue", "customer", { stale: ["tickets"], load });
export const requestTelephoneCode = /* @__PURE__ */ route<typeof contract.requestTelephoneCode>("POST", "/telephone-confirmation-code", "anyone", { load });
export const revokeApiKey = /* @__PURE__ */ route<typeof contract.revokeApiKey>("DELETE", "/api-key", "subscriber", { stale: ["api-keys"] });
export const saveReview = /* @__PURE__ */ route<typeof contract.saveReview>("POST", "/reviews", "customer", { stale: ["reviews","products"], load });
export const sendContactMessage = /* @__PURE__ */ route<typeof contract.sendContactMessage>("POST", "/contact", "anyone", { stale: ["office-messages"], load });
export const sendJobApplication = /* @__PURE__ */ route<typeof contract.sendJobApplication>("POST", "/job-applications", "anyone", { stale: ["office-messages"], load });
export const sendTechnicalSupportRequest = /* @__PURE__ */ route<typeof contract.sendTechnicalSupportRequest>("POST", "/tickets/send-technical-support-request", "customer", { stale: ["tickets"], load });
export const subscribeToNewsletter = /* @__PURE__ */ route<typeof contract.subscribeToNewsletter>("POST", "/newsletter", "anyone", { load });
export const unsubscribe = /* @__PURE__ */ route<typeof contract.unsubscribe>("POST", "/unsubscribe/{token}", "anyone", { stale: ["contacts","following"] });
export const uploadCurriculum = /* @__PURE__ */ route<typeof contract.uploadCurriculum>("POST", "/job-applications/uploads", "anyone", { load });
export const verifyTelephoneCode = /* @__PURE__ */ route<typeof contract.verifyTelephoneCode>("POST", "/telephone-confirmation-code/verify", "anyone", { stale: ["account"], load });
export const writeTicketMessage = /* @__PURE__ */ route<typeof contract.writeTicketMessage>("POST", "/tickets/{id}/messages", "customer", { stale: ["tickets"], load });
