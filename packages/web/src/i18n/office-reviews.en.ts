import type { officeReviews as Italian } from "./office-reviews.it.ts";

/** Texts of the back office's reviews, in English. */
export const officeReviews: typeof Italian = {
  title: "Reviews",
  show: "Show reviews",
  all: "All",
  published: "Visible",
  hidden: "Hidden",
  isPublished: "Visible",
  isHidden: "Hidden",
  none: "No reviews",
  product: "Product",
  author: "Customer",
  review: "Review",
  written: "Written on",
  state: "Status",
  hide: "Hide",
  publish: "Make visible",
  actionOf: "{{action}}: {{author}} on {{product}}",
  stars_one: "{{count}} star",
  stars_other: "{{count}} stars",
};
