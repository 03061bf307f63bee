import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { ProductTextsEntity } from "../../catalogue/index.ts";
import type { Language } from "../../platform/locale.ts";
import { openOrderOf, openOrderToRead } from "./cart.ts";
import { loadOrder } from "../stored-order.ts";

useDatabase();

const translate = (productId: string, names: Partial<Record<Language, string>>) =>
  ProductTextsEntity.build(PutItemCommand)
    .item({
      productId,
      version: 1,
      texts: Object.fromEntries(Object.entries(names).map(([language, name]) => [language, { name }])),
      origins: {},
    })
    .send();
const reading = (language: Language) => ({ ...buyer(), language });

it("names a line as the buyer's product pages do: in their language, else in English, else in Italian", async () => {
  const [translated, english, italian] = await Promise.all([product(5), product(5), product(5)]);
  await translate(translated, { de: "Modul", en: "Module" });
  await translate(english, { en: "Module" });
  const user = reading("de");
  for (const id of [translated, english, italian]) await add(user, id, 1);
  const { lines } = await openOrderOf(user, now);
  expect(lines.map(({ name }) => name)).toEqual(["Modul", "Module", "Panel"]);
});

it("renews the names of the cart when the buyer reads another language", async () => {
  const id = await product(5);
  await translate(id, { fr: "Panneau" });
  const user = buyer();
  await add(user, id, 2);
  const french = { ...user, language: "fr" as const };
  expect((await openOrderToRead(french, now)).lines).toMatchObject([{ name: "Panneau", quantity: 2 }]);
  const written = await openOrderOf(french, now);
  expect(written.lines).toMatchObject([{ name: "Panneau" }]);
  expect((await openOrderToRead(french, now)).version).toBe(written.version);
});

it("freezes the name of the customer's language with the order", async () => {
  const id = await product(5);
  await translate(id, { pl: "Moduł" });
  const { user, place } = await readyCart(id, 1, reading("pl"));
  const order = await place();
  await translate(id, { pl: "Inny" });
  expect((await loadOrder(order.id)).lines).toMatchObject([{ name: "Moduł" }]);
  expect(order.customer.language).toBe(user.language);
});
