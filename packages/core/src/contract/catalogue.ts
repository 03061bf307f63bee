import * as z from "zod";
import { goodsCategories } from "../catalogue/taxonomy.ts";
import { Id, page, paging, shop } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { Compared, Comparison } from "./shapes/comparison.ts";
import { ProductCard, ProductPage, SeriesPage, SeriesView, ViewerPrice } from "./shapes/product.ts";
import { System, SystemCheck } from "./shapes/system-check.ts";
import { OwnReview, Review, ReviewSummary } from "./shapes/review.ts";
import { searchQuery, SearchResult, Suggestions } from "./shapes/search.ts";
import { line } from "../platform/text/typed.ts";

export const searchProducts = endpoint({
  method: "GET",
  path: "/products/search",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["products"],
  byShop: true,
  summary: "Search the catalogue: text, filters, sort, page, with counts per facet.",
  query: { ...searchQuery, ...shop },
  returns: SearchResult,
});

export const suggestProducts = endpoint({
  method: "GET",
  path: "/products/suggest",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["products"],
  byShop: true,
  summary: "Products and brands while the visitor types.",
  query: { text: z.string().min(1).max(80), ...shop },
  returns: Suggestions,
});

export const getProduct = endpoint({
  method: "GET",
  path: "/products/product/{id}",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["products"],
  byShop: true,
  summary: "A product with its series, the price for this viewer, availability and documents.",
  params: { id: Id },
  query: shop,
  returns: ProductPage,
  errors: ["not-found"],
});

export const getSeries = endpoint({
  method: "GET",
  path: "/products/series/{id}",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["series", "products"],
  byShop: true,
  summary: "A series with its products.",
  params: { id: Id },
  query: shop,
  returns: z.object({ series: SeriesPage, products: z.array(ProductCard) }),
  errors: ["not-found"],
});

export const getCategorySeries = endpoint({
  method: "GET",
  path: "/products/category/{c}/series/{s}",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["products"],
  byShop: true,
  summary: "The products of a series within a category.",
  params: { c: z.enum(goodsCategories), s: Id },
  query: shop,
  returns: z.object({ series: SeriesView, products: z.array(ProductCard) }),
  errors: ["not-found"],
});

export const getStandOut = endpoint({
  method: "GET",
  path: "/products/standout",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["stand-out"],
  byShop: true,
  summary: "The products that the back office puts forward.",
  query: shop,
  returns: z.object({ items: z.array(ProductCard) }),
});

export const listPremiumUserProducts = endpoint({
  method: "GET",
  path: "/products/premium-user",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["premium", "products"],
  byShop: true,
  summary: "The products with a price of this user's own.",
  query: shop,
  returns: z.object({ items: z.array(ProductCard) }),
});

export const listSeries = endpoint({
  method: "GET",
  path: "/products/series",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["series"],
  summary: "Series by category, typology and brand.",
  query: {
    category: z.enum(goodsCategories),
    typology: line().max(40).optional(),
    brand: z.string().max(60).optional(),
  },
  returns: z.object({
    items: z.array(
      SeriesView.pick({ id: true, name: true, brand: true, category: true, typology: true, imageUrl: true }),
    ),
  }),
});

export const getLinkedProducts = endpoint({
  method: "GET",
  path: "/products/{id}/linked",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["products"],
  byShop: true,
  summary: "The products of the series that a product is linked to.",
  params: { id: Id },
  query: shop,
  returns: z.object({ items: z.array(ProductCard) }),
  errors: ["not-found"],
});

export const getWholesalePrices = endpoint({
  method: "GET",
  path: "/products/{id}/wholesale-prices",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["products"],
  byShop: true,
  summary: "Pallet and container prices of a product, as this viewer would pay them.",
  params: { id: Id },
  query: shop,
  returns: z.object({ isWholesaleActive: z.boolean(), ladder: ViewerPrice.shape.ladder }),
  errors: ["not-found"],
});

export const compareProducts = endpoint({
  method: "POST",
  path: "/products/compare",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["products"],
  byShop: true,
  summary: "Up to four products side by side: their cards and the technical fields, with those that differ.",
  query: shop,
  body: Compared,
  returns: Comparison,
});

export const checkSystem = endpoint({
  method: "POST",
  path: "/products/check-system",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["products"],
  summary: "Whether panels, inverters and batteries suit each other on a site: advice with its reasons and numbers.",
  body: System,
  returns: SystemCheck,
  errors: ["not-found"],
  rateLimit: { limit: 60, windowSeconds: 60 },
});

export const listReviews = endpoint({
  method: "GET",
  path: "/products/{id}/reviews",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: ["reviews"],
  byShop: true,
  summary: "What customers who bought the product say of it, newest first, with the stars of all of them.",
  params: { id: Id },
  query: { ...paging, ...shop },
  returns: page(Review).extend(ReviewSummary),
});

export const getOwnReview = endpoint({
  method: "GET",
  path: "/products/{id}/reviews/own",
  access: "customer",
  shows: ["reviews"],
  byShop: true,
  summary: "The customer's own review of the product, and whether they bought it and so may write one.",
  params: { id: Id },
  query: shop,
  returns: OwnReview,
});

const watched = { access: "customer", params: { id: Id } } as const;

export const getNotifyMe = endpoint({
  ...watched,
  method: "GET",
  path: "/products/{id}/notify-me",
  forOthers: true,
  shows: ["watches"],
  byShop: true,
  summary: "Whether the customer waits to be told when the product is available.",
  query: shop,
  returns: z.object({ watching: z.boolean() }),
});

export const notifyMe = endpoint({
  ...watched,
  method: "POST",
  path: "/products/{id}/notify-me",
  forOthers: "notice",
  stale: ["watches", "products"],
  summary: "Tell the customer once, by e-mail, when the product is available; not watching when it is already.",
  returns: z.object({ watching: z.boolean() }),
  errors: ["not-found"],
  rateLimit: { limit: 60, windowSeconds: 3600 },
});

export const dontNotifyMe = endpoint({
  ...watched,
  method: "DELETE",
  path: "/products/{id}/notify-me",
  forOthers: "notice",
  stale: ["watches"],
  summary: "The customer no longer waits for the product.",
  returns: empty,
});
