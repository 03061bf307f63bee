import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, buyer, now, product } from "../../../../../tests/support/shop.ts";
import { loadProduct } from "../../catalogue/load-product.ts";
import { documents } from "../../platform/table.ts";
import { setCustomerReference, setNotes } from "../sending/prepare-order.ts";
import { quickAdd } from "./add-many.ts";
import { clearProducts, openOrderOf } from "./cart.ts";
import { priceId } from "../../pricing/index.ts";

useDatabase();

const held = async (user: ReturnType<typeof buyer>) =>
  new Map((await openOrderOf(user, now)).lines.map(({ productId, quantity }) => [productId, quantity]));

it("counts each of twenty that are added at once", async () => {
  const user = buyer();
  const ids = await Promise.all(Array.from({ length: 20 }, () => product(50)));
  const carts = await Promise.all(ids.map((id, at) => add(user, id, at + 1)));
  expect(await held(user)).toEqual(new Map(ids.map((id, at) => [id, at + 1])));
  expect(carts.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(ids.map((_, at) => at + 1));
});

it("adds up what is ordered by code at once, and loses none of the other changes of that moment", async () => {
  const user = buyer();
  const [one, two] = [await product(50), await product(50)];
  const { id } = await add(user, two, 3);
  const { productCode } = (await loadProduct(one)).product;
  await Promise.all([
    ...Array.from({ length: 8 }, () => quickAdd(user, [{ productCode, quantity: 2 }], now)),
    setCustomerReference(user, id, "A 1", now),
    setNotes(user, id, "Suonare due volte", now),
    clearProducts(user, id, priceId({ productId: two, locale: "it", priceType: "high" }), now),
  ]);
  expect(await held(user)).toEqual(new Map([[one, 16]]));
  expect(await openOrderOf(user, now)).toMatchObject({ customerReference: "A 1", notes: "Suonare due volte" });
});

it("adds once what was written though the answer was lost", async () => {
  const user = buyer();
  const one = await product(50);
  const { productCode } = (await loadProduct(one)).product;
  await quickAdd(user, [{ productCode, quantity: 2 }], now);
  let asked = 0;
  documents.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        if (commandName !== "PutItemCommand" && commandName !== "PutCommand") return next(input);
        asked += 1;
        const answer = await next(input);
        if (asked > 1) return answer;
        throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET", $retryable: {} });
      },
    { step: "deserialize", name: "loseAnswer", priority: "high" },
  );
  const { cart } = await quickAdd(user, [{ productCode, quantity: 2 }], now).finally(() =>
    documents.middlewareStack.remove("loseAnswer"),
  );
  expect(asked).toBe(2);
  expect(cart.lines).toMatchObject([{ productId: one, quantity: 4 }]);
  expect(await held(user)).toEqual(new Map([[one, 4]]));
});

it("loses no notes where its request never arrived and another tab's went through meanwhile", async () => {
  const user = buyer();
  const { id } = await add(user, await product(50), 3);
  let isFirst = true;
  documents.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        if (!isFirst || (commandName !== "PutItemCommand" && commandName !== "PutCommand")) return next(input);
        isFirst = false;
        await setCustomerReference(user, id, "A 1", now);
        throw Object.assign(new Error("socket hang up"), { code: "ECONNRESET", $retryable: {} });
      },
    { step: "deserialize", name: "loseRequest", priority: "high" },
  );
  await setNotes(user, id, "Suonare due volte", now).finally(() => documents.middlewareStack.remove("loseRequest"));
  expect(await openOrderOf(user, now)).toMatchObject({ customerReference: "A 1", notes: "Suonare due volte" });
});
