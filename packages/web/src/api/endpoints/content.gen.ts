// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/content";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/content");

export const countPublicationView = /* @__PURE__ */ route<typeof contract.countPublicationView>("POST", "/publications/{id}/increment-view-count", "anyone", { stale: ["history"] });
export const downloadPublication = /* @__PURE__ */ route<typeof contract.downloadPublication>("GET", "/publications/{id}/download", "customer", { forOthers: true, shows: ["publications"] });
export const getPublication = /* @__PURE__ */ route<typeof contract.getPublication>("GET", "/publications/code/{code}", "anyone", { forOthers: true, shows: ["publications"] });
export const getPublicationFeed = /* @__PURE__ */ route<typeof contract.getPublicationFeed>("GET", "/publications/feed", "anyone", { forOthers: true });
export const getPublicationSubscription = /* @__PURE__ */ route<typeof contract.getPublicationSubscription>("GET", "/publications/subscription", "customer", { shows: ["following"] });
export const listMostRecentPublications = /* @__PURE__ */ route<typeof contract.listMostRecentPublications>("GET", "/publications/most-recent", "anyone", { forOthers: true, shows: ["publications"] });
export const listPublicationTags = /* @__PURE__ */ route<typeof contract.listPublicationTags>("GET", "/publications/tags", "anyone", { forOthers: true, shows: ["publications"] });
export const listPublications = /* @__PURE__ */ route<typeof contract.listPublications>("GET", "/publications/visible", "anyone", { forOthers: true, shows: ["publications"] });
export const listPublicationsOfSeries = /* @__PURE__ */ route<typeof contract.listPublicationsOfSeries>("GET", "/publications/series/{seriesId}", "anyone", { forOthers: true, shows: ["publications"] });
export const searchPublications = /* @__PURE__ */ route<typeof contract.searchPublications>("GET", "/publications/search", "anyone", { forOthers: true, shows: ["publications"] });
export const setPublicationSubscription = /* @__PURE__ */ route<typeof contract.setPublicationSubscription>("PUT", "/publications/subscription", "customer", { stale: ["following"], load });
