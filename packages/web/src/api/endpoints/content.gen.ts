// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/content";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/content");

export const askQuestion = /* @__PURE__ */ route<typeof contract.askQuestion>("POST", "/publications/question-answering", "customer", { stale: ["questions"], load });
export const askTechnician = /* @__PURE__ */ route<typeof contract.askTechnician>("POST", "/publications/question-answering/{id}/technician", "customer", { stale: ["questions"] });
export const countPublicationView = /* @__PURE__ */ route<typeof contract.countPublicationView>("POST", "/publications/{id}/increment-view-count", "anyone", { stale: ["history"] });
export const countRecordingWatched = /* @__PURE__ */ route<typeof contract.countRecordingWatched>("POST", "/publications/{id}/media/{mediaId}/watched", "anyone", { stale: ["history"], load });
export const downloadPublication = /* @__PURE__ */ route<typeof contract.downloadPublication>("GET", "/publications/{id}/download", "customer", { forOthers: true, shows: ["publications"] });
export const downloadPublicationMedia = /* @__PURE__ */ route<typeof contract.downloadPublicationMedia>("GET", "/publications/{id}/media/{mediaId}/file", "anyone", { forOthers: true, shows: ["publications","recordings"] });
export const getPublication = /* @__PURE__ */ route<typeof contract.getPublication>("GET", "/publications/code/{code}", "anyone", { forOthers: true, shows: ["publications"] });
export const getPublicationFeed = /* @__PURE__ */ route<typeof contract.getPublicationFeed>("GET", "/publications/feed", "anyone", { forOthers: true });
export const getPublicationSubscription = /* @__PURE__ */ route<typeof contract.getPublicationSubscription>("GET", "/publications/subscription", "customer", { shows: ["following"] });
export const getRecordingTranscript = /* @__PURE__ */ route<typeof contract.getRecordingTranscript>("GET", "/publications/{id}/media/{mediaId}/transcript", "anyone", { forOthers: true, shows: ["publications","recordings"] });
export const getWebinar = /* @__PURE__ */ route<typeof contract.getWebinar>("GET", "/webinars/{id}", "anyone", { forOthers: true, shows: ["publications","webinars"] });
export const leaveWebinar = /* @__PURE__ */ route<typeof contract.leaveWebinar>("POST", "/webinars/{id}/registrations/{token}/leave", "anyone", { stale: ["webinars"] });
export const listMostRecentPublications = /* @__PURE__ */ route<typeof contract.listMostRecentPublications>("GET", "/publications/most-recent", "anyone", { forOthers: true, shows: ["publications"] });
export const listOwnQuestions = /* @__PURE__ */ route<typeof contract.listOwnQuestions>("GET", "/publications/question-answering/own", "customer", { shows: ["questions"] });
export const listPublicationTags = /* @__PURE__ */ route<typeof contract.listPublicationTags>("GET", "/publications/tags", "anyone", { forOthers: true, shows: ["publications"] });
export const listPublications = /* @__PURE__ */ route<typeof contract.listPublications>("GET", "/publications/visible", "anyone", { forOthers: true, shows: ["publications"] });
export const listPublicationsOfSeries = /* @__PURE__ */ route<typeof contract.listPublicationsOfSeries>("GET", "/publications/series/{seriesId}", "anyone", { forOthers: true, shows: ["publications"] });
export const listPublishedQuestions = /* @__PURE__ */ route<typeof contract.listPublishedQuestions>("GET", "/publications/question-answering", "anyone", { forOthers: true, shows: ["questions"] });
export const listQuestionsOfPublication = /* @__PURE__ */ route<typeof contract.listQuestionsOfPublication>("GET", "/publications/{id}/question-answering", "anyone", { forOthers: true, shows: ["questions"] });
export const listWebinars = /* @__PURE__ */ route<typeof contract.listWebinars>("GET", "/webinars", "anyone", { forOthers: true, shows: ["publications","webinars"] });
export const registerForWebinar = /* @__PURE__ */ route<typeof contract.registerForWebinar>("POST", "/webinars/{id}/registrations", "anyone", { stale: ["webinars"], load });
export const searchPublications = /* @__PURE__ */ route<typeof contract.searchPublications>("GET", "/publications/search", "anyone", { forOthers: true, shows: ["publications"] });
export const setPublicationSubscription = /* @__PURE__ */ route<typeof contract.setPublicationSubscription>("PUT", "/publications/subscription", "customer", { stale: ["following"], load });
