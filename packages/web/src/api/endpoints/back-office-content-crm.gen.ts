// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/back-office/content-crm";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/back-office/content-crm");

export const listBackOfficeChats = /* @__PURE__ */ route<typeof contract.listBackOfficeChats>("GET", "/back-office/chats", "admin");
export const listBackOfficeMessages = /* @__PURE__ */ route<typeof contract.listBackOfficeMessages>("GET", "/back-office/chats/{id}/messages", "admin");
export const listBackOfficeReviews = /* @__PURE__ */ route<typeof contract.listBackOfficeReviews>("GET", "/back-office/reviews", "admin", { shows: ["reviews"] });
export const publishReview = /* @__PURE__ */ route<typeof contract.publishReview>("POST", "/back-office/reviews/{id}/publish", "admin", { stale: ["reviews","history"], load });
