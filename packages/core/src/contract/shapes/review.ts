import * as z from "zod";
import { mostStars } from "../../catalogue/reviews/rating.ts";
import { Id, InstantText } from "../common.ts";
import { Rating } from "./product.ts";
import { paragraphs } from "../../platform/text/typed.ts";

export const ReviewInput = z.object({
  productId: Id,
  rating: z.int().min(1).max(mostStars),
  text: paragraphs().min(10).max(2000),
});

/** The names of a product and a customer, joined: a customer reviews a product once. */
export const ReviewId = z.string().regex(/^[0-9A-Za-z-]{1,64}_[0-9A-Za-z-]{1,64}$/);

export const Review = z.object({
  id: ReviewId,
  rating: z.int(),
  /** Without any mark-up. */
  text: z.string(),
  /** First name and initial; absent once the account is closed. */
  author: z.string().optional(),
  createdOn: InstantText,
  changedOn: InstantText,
});

export const OwnReview = z.object({
  mayReview: z.boolean(),
  review: Review.pick({ rating: true, text: true, createdOn: true, changedOn: true })
    .extend({ published: z.boolean() })
    .nullable(),
});

/** What a product's page tells beside a page of its reviews. */
export const ReviewSummary = { rating: Rating.nullable(), stars: z.array(z.int()) } as const;

export const OfficeReview = Review.extend({
  productId: Id,
  productName: z.string(),
  author: z.string(),
  published: z.boolean(),
});
