import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound, type Found } from "../support/buy.ts";
import { Caller, mails, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let visitor: Caller;
let buyer: Caller;
let admin: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  visitor = new Caller(cloud.url);
  buyer = await new Caller(cloud.url).login("azienda@solvia.example");
  admin = await new Caller(cloud.url).login("admin@solvia.example");
});
afterAll(() => cloud.stop());

const patient = { timeout: 90_000 };
const text = "Moduli arrivati integri, resa come dichiarata.";

it("a buyer's review is seen by everybody, counts in page and results, and is hidden by the back office", async () => {
  const product = await firstFound(buyer, "category=structures&available=true");
  const early = await buyer.call("POST", "/reviews", { productId: product.id, rating: 4, text });
  expect([early.status, (early.body as { code: string }).code]).toEqual([403, "not-bought"]);
  await buyAndPay(buyer, admin, product, 20);
  const own = await buyer.call("GET", `/products/${product.id}/reviews/own`);
  expect(own.body).toEqual({ mayReview: true, review: null });
  const wrong = await buyer.call("POST", "/reviews", { productId: product.id, rating: 6, text: "corto" });
  expect(wrong.status).toBe(422);
  const { status } = await buyer.call("POST", "/reviews", { productId: product.id, rating: 4, text: `<i>${text}</i>` });
  expect(status).toBe(200);

  const page = async () =>
    (await visitor.call("GET", `/products/product/${product.id}`)).body as Record<string, unknown>;
  await expect.poll(async () => (await page())["rating"], patient).toEqual({ average: 4, count: 1 });
  const { body: reviews } = await visitor.call("GET", `/products/${product.id}/reviews`);
  const [review] = (reviews as { items: { id: string }[] }).items;
  expect(reviews).toMatchObject({
    items: [{ rating: 4, text }],
    rating: { average: 4, count: 1 },
    stars: [0, 0, 0, 1, 0],
  });
  expect(JSON.stringify(reviews)).not.toContain("azienda@");
  const card = async () => {
    const { body } = await visitor.call("GET", `/products/search?text=${encodeURIComponent(product.name)}`);
    return (body as { items: (Found & { rating?: object })[] }).items.find(({ id }) => id === product.id)?.rating;
  };
  await expect.poll(card, patient).toEqual({ average: 4, count: 1 });

  const listed = await admin.call("GET", "/back-office/reviews?published=true");
  expect((listed.body as { items: { id: string }[] }).items.map(({ id }) => id)).toContain(review!.id);
  await admin.call("POST", `/back-office/reviews/${review!.id}/publish`, { published: false });
  await expect.poll(async () => (await page())["rating"], patient).toBeUndefined();
  await expect.poll(card, patient).toBeUndefined();
  const { body: after } = await visitor.call("GET", `/products/${product.id}/reviews`);
  expect(after).toMatchObject({ items: [], rating: null });
});

it("who waits for a product gets one letter when its pieces come, and none after that", async () => {
  const product = await firstFound(visitor, "category=batteries&available=true");
  const path = `/products/${product.id}/notify-me`;
  const stock = (onHand: number) => admin.call("POST", `/back-office/products/${product.id}/stock`, { onHand });
  expect((await visitor.call("POST", path)).status).toBe(401);
  expect((await buyer.call("POST", path)).body).toEqual({ watching: false });
  await stock(0);
  for (let times = 0; times < 3; times += 1) {
    expect((await buyer.call("POST", path)).body).toEqual({ watching: true });
  }
  expect((await buyer.call("GET", path)).body).toEqual({ watching: true });
  const letters = async () =>
    (await mails(cloud.mailboxUrl)).filter(({ subject }) => subject.includes("di nuovo disponibile"));
  await stock(12);
  await expect.poll(async () => (await letters()).length, patient).toBe(1);
  const [letter] = await letters();
  expect(letter?.subject).toContain(product.name);
  expect(letter?.to[0]?.address).toBe("azienda@solvia.example");
  expect(letter?.html).toContain(`/${product.id}`);
  await expect.poll(async () => (await buyer.call("GET", path)).body, patient).toEqual({ watching: false });
  await stock(0);
  await buyer.call("POST", path);
  await buyer.call("DELETE", path);
  await stock(30);
  const other = await new Caller(cloud.url).login("cliente@solvia.example");
  await stock(0);
  await other.call("POST", path);
  await stock(31);
  await expect.poll(async () => (await letters()).length, patient).toBe(2);
  expect(
    (await letters()).map(({ to }) => to[0]?.address).toSorted((a, b) => String(a).localeCompare(String(b))),
  ).toEqual(["azienda@solvia.example", "cliente@solvia.example"]);
});
