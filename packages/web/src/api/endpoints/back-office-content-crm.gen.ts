// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/content-crm";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/back-office/content-crm");

export const answerTicket = /* @__PURE__ */ route<typeof contract.answerTicket>("POST", "/back-office/tickets/{id}/messages", "admin", { stale: ["tickets","history"], load });
export const changeQuickReply = /* @__PURE__ */ route<typeof contract.changeQuickReply>("PUT", "/back-office/quick-replies/{id}", "admin", { stale: ["quick-replies","history"], load });
export const changeTicket = /* @__PURE__ */ route<typeof contract.changeTicket>("PUT", "/back-office/tickets/{id}", "admin", { stale: ["tickets","history"], load });
export const correctPublicationTranslation = /* @__PURE__ */ route<typeof contract.correctPublicationTranslation>("PUT", "/back-office/publications/{id}/translations/{language}", "admin", { stale: ["translations","publications","history"], load });
export const createCoupon = /* @__PURE__ */ route<typeof contract.createCoupon>("POST", "/back-office/coupons", "admin", { stale: ["coupons","history"], load });
export const createPublication = /* @__PURE__ */ route<typeof contract.createPublication>("POST", "/back-office/publications", "admin", { stale: ["publications","history"], load });
export const createQuickReply = /* @__PURE__ */ route<typeof contract.createQuickReply>("POST", "/back-office/quick-replies", "admin", { stale: ["quick-replies","history"], load });
export const deleteMilestone = /* @__PURE__ */ route<typeof contract.deleteMilestone>("DELETE", "/back-office/milestones/{id}", "admin", { stale: ["milestones","history"] });
export const deletePublication = /* @__PURE__ */ route<typeof contract.deletePublication>("DELETE", "/back-office/publications/{id}", "admin", { stale: ["publications","history"] });
export const deleteQuickReply = /* @__PURE__ */ route<typeof contract.deleteQuickReply>("DELETE", "/back-office/quick-replies/{id}", "admin", { stale: ["quick-replies","history"] });
export const disableCoupon = /* @__PURE__ */ route<typeof contract.disableCoupon>("DELETE", "/back-office/coupons/{id}", "admin", { stale: ["coupons","history"] });
export const getBackOfficePublication = /* @__PURE__ */ route<typeof contract.getBackOfficePublication>("GET", "/back-office/publications/{id}", "admin", { shows: ["publications"] });
export const getBackOfficeTicket = /* @__PURE__ */ route<typeof contract.getBackOfficeTicket>("GET", "/back-office/tickets/{id}", "admin", { shows: ["tickets"] });
export const getBackOfficeTicketFile = /* @__PURE__ */ route<typeof contract.getBackOfficeTicketFile>("GET", "/back-office/tickets/{id}/messages/{messageId}/files/{n}", "admin");
export const getSalesKpi = /* @__PURE__ */ route<typeof contract.getSalesKpi>("GET", "/back-office/sales-kpi", "admin", { shows: ["quotations","orders"] });
export const listBackOfficeChats = /* @__PURE__ */ route<typeof contract.listBackOfficeChats>("GET", "/back-office/chats", "admin");
export const listBackOfficeCoupons = /* @__PURE__ */ route<typeof contract.listBackOfficeCoupons>("GET", "/back-office/coupons", "admin", { shows: ["coupons"] });
export const listBackOfficeMessages = /* @__PURE__ */ route<typeof contract.listBackOfficeMessages>("GET", "/back-office/chats/{id}/messages", "admin");
export const listBackOfficeMilestones = /* @__PURE__ */ route<typeof contract.listBackOfficeMilestones>("GET", "/back-office/milestones", "admin", { shows: ["milestones"] });
export const listBackOfficePublications = /* @__PURE__ */ route<typeof contract.listBackOfficePublications>("GET", "/back-office/publications", "admin", { shows: ["publications"] });
export const listBackOfficeReviews = /* @__PURE__ */ route<typeof contract.listBackOfficeReviews>("GET", "/back-office/reviews", "admin", { shows: ["reviews"] });
export const listBackOfficeTickets = /* @__PURE__ */ route<typeof contract.listBackOfficeTickets>("GET", "/back-office/tickets", "admin", { shows: ["tickets"] });
export const listPublicationTranslations = /* @__PURE__ */ route<typeof contract.listPublicationTranslations>("GET", "/back-office/publications/{id}/translations", "admin", { shows: ["translations"] });
export const listQuickReplies = /* @__PURE__ */ route<typeof contract.listQuickReplies>("GET", "/back-office/quick-replies", "admin", { shows: ["quick-replies"] });
export const lookAtTicket = /* @__PURE__ */ route<typeof contract.lookAtTicket>("POST", "/back-office/tickets/{id}/presence", "admin", { stale: ["history"], load });
export const movePublication = /* @__PURE__ */ route<typeof contract.movePublication>("POST", "/back-office/publications/{id}/state", "admin", { stale: ["publications","history"], load });
export const publishReview = /* @__PURE__ */ route<typeof contract.publishReview>("POST", "/back-office/reviews/{id}/publish", "admin", { stale: ["reviews","history"], load });
export const saveMilestone = /* @__PURE__ */ route<typeof contract.saveMilestone>("PUT", "/back-office/milestones", "admin", { stale: ["milestones","history"], load });
export const savePublication = /* @__PURE__ */ route<typeof contract.savePublication>("PUT", "/back-office/publications/{id}", "admin", { stale: ["publications","translations","history"], load });
export const translatePublication = /* @__PURE__ */ route<typeof contract.translatePublication>("POST", "/back-office/publications/{id}/translate", "admin", { stale: ["translations","history"] });
