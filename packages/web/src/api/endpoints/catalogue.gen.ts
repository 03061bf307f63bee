// Written by `npm run generate` from the contract.
import type * as contract from "@solvia/core/contract/catalogue";
import { route } from "../route.ts";

export const checkSystem = /* @__PURE__ */ route<typeof contract.checkSystem>("POST", "/products/check-system", "anyone", "for-others");
export const compareProducts = /* @__PURE__ */ route<typeof contract.compareProducts>("POST", "/products/compare", "anyone", "for-others");
export const dontNotifyMe = /* @__PURE__ */ route<typeof contract.dontNotifyMe>("DELETE", "/products/{id}/notify-me", "customer", "for-others");
export const getCategorySeries = /* @__PURE__ */ route<typeof contract.getCategorySeries>("GET", "/products/category/{c}/series/{s}", "anyone", "for-others");
export const getLinkedProducts = /* @__PURE__ */ route<typeof contract.getLinkedProducts>("GET", "/products/{id}/linked", "anyone", "for-others");
export const getNotifyMe = /* @__PURE__ */ route<typeof contract.getNotifyMe>("GET", "/products/{id}/notify-me", "customer", "for-others");
export const getOwnReview = /* @__PURE__ */ route<typeof contract.getOwnReview>("GET", "/products/{id}/reviews/own", "customer");
export const getProduct = /* @__PURE__ */ route<typeof contract.getProduct>("GET", "/products/product/{id}", "anyone", "for-others");
export const getSeries = /* @__PURE__ */ route<typeof contract.getSeries>("GET", "/products/series/{id}", "anyone", "for-others");
export const getStandOut = /* @__PURE__ */ route<typeof contract.getStandOut>("GET", "/products/standout", "anyone", "for-others");
export const getWholesalePrices = /* @__PURE__ */ route<typeof contract.getWholesalePrices>("GET", "/products/{id}/wholesale-prices", "anyone", "for-others");
export const listPremiumUserProducts = /* @__PURE__ */ route<typeof contract.listPremiumUserProducts>("GET", "/products/premium-user", "customer", "for-others");
export const listReviews = /* @__PURE__ */ route<typeof contract.listReviews>("GET", "/products/{id}/reviews", "anyone", "for-others");
export const listSeries = /* @__PURE__ */ route<typeof contract.listSeries>("GET", "/products/series", "anyone", "for-others");
export const notifyMe = /* @__PURE__ */ route<typeof contract.notifyMe>("POST", "/products/{id}/notify-me", "customer", "for-others");
export const searchProducts = /* @__PURE__ */ route<typeof contract.searchProducts>("GET", "/products/search", "anyone", "for-others");
export const suggestProducts = /* @__PURE__ */ route<typeof contract.suggestProducts>("GET", "/products/suggest", "anyone", "for-others");
