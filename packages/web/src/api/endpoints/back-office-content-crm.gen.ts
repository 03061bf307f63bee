// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/content-crm";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/back-office/content-crm");

export const changeContact = /* @__PURE__ */ route<typeof contract.changeContact>("PUT", "/back-office/contacts/{id}", "admin", { stale: ["contacts","history"], load });
export const createContact = /* @__PURE__ */ route<typeof contract.createContact>("POST", "/back-office/contacts", "admin", { stale: ["contacts","history"], load });
export const createContactList = /* @__PURE__ */ route<typeof contract.createContactList>("POST", "/back-office/contact-lists", "admin", { stale: ["contacts","history"], load });
export const createCoupon = /* @__PURE__ */ route<typeof contract.createCoupon>("POST", "/back-office/coupons", "admin", { stale: ["coupons","history"], load });
export const decideOfficeMessage = /* @__PURE__ */ route<typeof contract.decideOfficeMessage>("PUT", "/back-office/messages/{id}", "admin", { stale: ["office-messages","history"], load });
export const deleteContact = /* @__PURE__ */ route<typeof contract.deleteContact>("DELETE", "/back-office/contacts/{id}", "admin", { stale: ["contacts","history"] });
export const deleteContactList = /* @__PURE__ */ route<typeof contract.deleteContactList>("DELETE", "/back-office/contact-lists/{listName}", "admin", { stale: ["contacts","history"] });
export const deleteMilestone = /* @__PURE__ */ route<typeof contract.deleteMilestone>("DELETE", "/back-office/milestones/{id}", "admin", { stale: ["milestones","history"] });
export const deleteOfficeMessage = /* @__PURE__ */ route<typeof contract.deleteOfficeMessage>("DELETE", "/back-office/messages/{id}", "admin", { stale: ["office-messages","history"] });
export const disableCoupon = /* @__PURE__ */ route<typeof contract.disableCoupon>("DELETE", "/back-office/coupons/{id}", "admin", { stale: ["coupons","history"] });
export const eraseAddressData = /* @__PURE__ */ route<typeof contract.eraseAddressData>("POST", "/back-office/contacts/erase-address", "admin", { stale: ["contacts","office-messages","history"], load });
export const findAddressData = /* @__PURE__ */ route<typeof contract.findAddressData>("POST", "/back-office/contacts/address-data", "admin", { stale: ["history"], load });
export const getCurriculum = /* @__PURE__ */ route<typeof contract.getCurriculum>("GET", "/back-office/messages/{id}/curriculum", "admin");
export const getOfficeMessage = /* @__PURE__ */ route<typeof contract.getOfficeMessage>("GET", "/back-office/messages/{id}", "admin", { shows: ["office-messages"] });
export const getSalesKpi = /* @__PURE__ */ route<typeof contract.getSalesKpi>("GET", "/back-office/sales-kpi", "admin", { shows: ["quotations","orders"] });
export const insertContacts = /* @__PURE__ */ route<typeof contract.insertContacts>("POST", "/back-office/contacts/bulk", "admin", { stale: ["contacts","history"], load });
export const listBackOfficeChats = /* @__PURE__ */ route<typeof contract.listBackOfficeChats>("GET", "/back-office/chats", "admin");
export const listBackOfficeCoupons = /* @__PURE__ */ route<typeof contract.listBackOfficeCoupons>("GET", "/back-office/coupons", "admin", { shows: ["coupons"] });
export const listBackOfficeMessages = /* @__PURE__ */ route<typeof contract.listBackOfficeMessages>("GET", "/back-office/chats/{id}/messages", "admin");
export const listBackOfficeMilestones = /* @__PURE__ */ route<typeof contract.listBackOfficeMilestones>("GET", "/back-office/milestones", "admin", { shows: ["milestones"] });
export const listBackOfficeReviews = /* @__PURE__ */ route<typeof contract.listBackOfficeReviews>("GET", "/back-office/reviews", "admin", { shows: ["reviews"] });
export const listContactLists = /* @__PURE__ */ route<typeof contract.listContactLists>("GET", "/back-office/contact-lists", "admin", { shows: ["contacts"] });
export const listContacts = /* @__PURE__ */ route<typeof contract.listContacts>("GET", "/back-office/contacts", "admin", { shows: ["contacts"] });
export const listOfficeMessages = /* @__PURE__ */ route<typeof contract.listOfficeMessages>("GET", "/back-office/messages", "admin", { shows: ["office-messages"] });
export const mergeContacts = /* @__PURE__ */ route<typeof contract.mergeContacts>("POST", "/back-office/contacts/{id}/merge", "admin", { stale: ["contacts","history"], load });
export const publishReview = /* @__PURE__ */ route<typeof contract.publishReview>("POST", "/back-office/reviews/{id}/publish", "admin", { stale: ["reviews","history"], load });
export const saveMilestone = /* @__PURE__ */ route<typeof contract.saveMilestone>("PUT", "/back-office/milestones", "admin", { stale: ["milestones","history"], load });
