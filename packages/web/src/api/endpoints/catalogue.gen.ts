// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/catalogue";
import { route } from "../route.ts";

const load = () => import("@solvia/core/contract/catalogue");

export const checkSystem = /* @__PURE__ */ route<typeof contract.checkSystem>("POST", "/products/check-system", "anyone", { forOthers: true, shows: ["products"], load });
export const compareProducts = /* @__PURE__ */ route<typeof contract.compareProducts>("POST", "/products/compare", "anyone", { forOthers: true, byShop: true, shows: ["products"], load });
export const dontNotifyMe = /* @__PURE__ */ route<typeof contract.dontNotifyMe>("DELETE", "/products/{id}/notify-me", "customer", { forOthers: true, stale: ["watches"] });
export const getCategorySeries = /* @__PURE__ */ route<typeof contract.getCategorySeries>("GET", "/products/category/{c}/series/{s}", "anyone", { forOthers: true, byShop: true, shows: ["products"] });
export const getLinkedProducts = /* @__PURE__ */ route<typeof contract.getLinkedProducts>("GET", "/products/{id}/linked", "anyone", { forOthers: true, byShop: true, shows: ["products"] });
export const getNotifyMe = /* @__PURE__ */ route<typeof contract.getNotifyMe>("GET", "/products/{id}/notify-me", "customer", { forOthers: true, byShop: true, shows: ["watches"] });
export const getOwnReview = /* @__PURE__ */ route<typeof contract.getOwnReview>("GET", "/products/{id}/reviews/own", "customer", { byShop: true, shows: ["reviews"] });
export const getProduct = /* @__PURE__ */ route<typeof contract.getProduct>("GET", "/products/product/{id}", "anyone", { forOthers: true, byShop: true, shows: ["products"] });
export const getSeries = /* @__PURE__ */ route<typeof contract.getSeries>("GET", "/products/series/{id}", "anyone", { forOthers: true, byShop: true, shows: ["series","products"] });
export const getStandOut = /* @__PURE__ */ route<typeof contract.getStandOut>("GET", "/products/standout", "anyone", { forOthers: true, byShop: true, shows: ["stand-out"] });
export const getWholesalePrices = /* @__PURE__ */ route<typeof contract.getWholesalePrices>("GET", "/products/{id}/wholesale-prices", "anyone", { forOthers: true, byShop: true, shows: ["products"] });
export const listPremiumUserProducts = /* @__PURE__ */ route<typeof contract.listPremiumUserProducts>("GET", "/products/premium-user", "customer", { forOthers: true, byShop: true, shows: ["premium","products"] });
export const listReviews = /* @__PURE__ */ route<typeof contract.listReviews>("GET", "/products/{id}/reviews", "anyone", { forOthers: true, byShop: true, shows: ["reviews"] });
export const listSeries = /* @__PURE__ */ route<typeof contract.listSeries>("GET", "/products/series", "anyone", { forOthers: true, shows: ["series"] });
export const notifyMe = /* @__PURE__ */ route<typeof contract.notifyMe>("POST", "/products/{id}/notify-me", "customer", { forOthers: true, stale: ["watches","products"] });
export const searchProducts = /* @__PURE__ */ route<typeof contract.searchProducts>("GET", "/products/search", "anyone", { forOthers: true, byShop: true, shows: ["products"] });
export const suggestProducts = /* @__PURE__ */ route<typeof contract.suggestProducts>("GET", "/products/suggest", "anyone", { forOthers: true, byShop: true, shows: ["products"] });
