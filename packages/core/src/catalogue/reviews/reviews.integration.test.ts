import { describe, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { eraseUser } from "../../crm/privacy/erase-user.ts";
import { hasBought } from "../../orders/placing/has-bought.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { loadProduct } from "../load-product.ts";
import { listAllReviews, listReviews, reviewId, shownName } from "./list-reviews.ts";
import { publishReview } from "./publish-review.ts";
import { getOwnReview, saveReview } from "./save-review.ts";
import { updateRating } from "./update-rating.ts";

useDatabase();

const paid = async (productId: string, user = buyer()) => {
  const order = await (await readyCart(productId, 1, user)).place();
  await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
  return user;
};
const text = "Moduli arrivati integri e in tolleranza positiva.";
const page = { limit: 10 };
const shown = async (productId: string) => (await listReviews(productId, page)).items;
/** What the worker does after the stream has told it. */
const rating = async (productId: string) => {
  await updateRating(productId);
  return (await listReviews(productId, page)).rating;
};

it("is written by who bought the product and paid, and by no one else", async () => {
  const panel = await product(20);
  const other = await product(20);
  const user = buyer();
  const review = { productId: panel, rating: 5, text };
  expect(await getOwnReview(user, panel, hasBought)).toEqual({ mayReview: false, review: null });
  await expect(saveReview(user, review, now, hasBought)).rejects.toMatchObject({ code: "not-bought" });
  await (await readyCart(panel, 1, user)).place();
  await expect(saveReview(user, review, now, hasBought)).rejects.toMatchObject({ code: "not-bought" });
  await paid(panel, user);
  expect((await getOwnReview(user, panel, hasBought)).mayReview).toBe(true);
  await saveReview(user, review, now, hasBought);
  expect(await shown(panel)).toMatchObject([{ rating: 5, text }]);
  await expect(saveReview(user, { ...review, productId: other }, now, hasBought)).rejects.toMatchObject({
    code: "not-bought",
  });
  await expect(saveReview(user, { ...review, productId: "NONE" }, now, hasBought)).rejects.toMatchObject({
    code: "not-found",
  });
});

it("stays one when it is changed, and its stars replace the earlier ones", async () => {
  const panel = await product(20);
  const [ada, ugo] = [await paid(panel), await paid(panel)];
  await saveReview(ada, { productId: panel, rating: 1, text }, now, hasBought);
  await saveReview(ugo, { productId: panel, rating: 4, text }, now, hasBought);
  expect(await rating(panel)).toEqual({ average: 2.5, count: 2 });
  await saveReview(ada, { productId: panel, rating: 5, text: "Dopo un anno: rende più del previsto." }, now, hasBought);
  expect(await rating(panel)).toEqual({ average: 4.5, count: 2 });
  expect(await shown(panel)).toHaveLength(2);
  expect((await loadProduct(panel)).stars).toEqual([0, 0, 0, 1, 1]);
});

it("of two changes at once takes one and refuses the other", async () => {
  const panel = await product(20);
  const user = await paid(panel);
  const write = (stars: number) => saveReview(user, { productId: panel, rating: stars, text }, now, hasBought);
  const results = await Promise.allSettled([write(1), write(2), write(3)]);
  expect(results.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  expect(await shown(panel)).toHaveLength(1);
});

describe("moderation", () => {
  it("hides a review from the product and its stars, and shows it again", async () => {
    const panel = await product(20);
    const user = await paid(panel);
    await saveReview(user, { productId: panel, rating: 2, text }, now, hasBought);
    const id = reviewId({ productId: panel, userId: user.id });
    await publishReview(id, false);
    await publishReview(id, false);
    expect([await shown(panel), await rating(panel)]).toEqual([[], null]);
    expect((await listAllReviews({ ...page, published: false })).items.map((one) => one.id)).toContain(id);
    await saveReview(user, { productId: panel, rating: 1, text }, now, hasBought);
    expect(await shown(panel)).toEqual([]);
    expect((await getOwnReview(user, panel, hasBought)).review).toMatchObject({ published: false, rating: 1 });
    await publishReview(id, true);
    expect([(await shown(panel)).length, await rating(panel)]).toEqual([1, { average: 1, count: 1 }]);
    await expect(publishReview("NONE_NONE", true)).rejects.toMatchObject({ code: "not-found" });
  });
});

it("keeps the words and none of the mark-up", async () => {
  const panel = await product(20);
  const user = await paid(panel);
  const written = `<script>alert(1)</script><b>Ottimi</b>: Voc < 40 V & Isc > 13 A\n\n\n\nConsigliati`;
  await saveReview(user, { productId: panel, rating: 5, text: written }, now, hasBought);
  expect((await shown(panel))[0]?.text).toBe("Ottimi: Voc < 40 V & Isc > 13 A\n\nConsigliati");
});

it("goes with its writer's account, and so do its stars", async () => {
  const panel = await product(20);
  const user = await paid(panel);
  await saveReview(user, { productId: panel, rating: 5, text }, now, hasBought);
  expect(await rating(panel)).toEqual({ average: 5, count: 1 });
  await eraseUser(user.id);
  expect([await shown(panel), await rating(panel)]).toEqual([[], null]);
});

it.each([
  ["Ada Neri", "Ada N."],
  ["Maria Grazia De Luca", "Maria L."],
  ["Ada", "Ada"],
  ["", undefined],
  [undefined, undefined],
])("shows %s as %s", (name, expected) => {
  expect(shownName(name)).toBe(expected);
});
