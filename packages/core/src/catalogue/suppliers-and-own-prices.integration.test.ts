import { beforeAll, expect, it } from "vitest";
import { newId } from "../platform/ids.ts";
import { plusDays, romeDate } from "../platform/time.ts";
import { addSupplier, listSuppliers, removeSupplier, saveSupplier } from "../logistics/suppliers.ts";
import { setPrices } from "../pricing/index.ts";
import { register } from "../accounts/registration/register.ts";
import { privatePerson } from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { buyer, now } from "../../../../tests/support/shop.ts";
import { listAvailabilities } from "./rows/availabilities.ts";
import { setProductStock } from "./editing/change-product.ts";
import { deleteProduct } from "./editing/delete-product.ts";
import { getEditedProduct } from "./editing/get-edited-product.ts";
import { getProduct } from "./get-product.ts";
import { premiumProductsOf, setPremiumProducts } from "./rows/premium-products.ts";
import { assignSupplierTo } from "./editing/product-suppliers.ts";
import { saveProduct } from "./editing/save-product.ts";
import { saveSeries } from "./series/save-series.ts";

useDatabase();

let seriesId: string;
beforeAll(async () => {
  const series = { name: "MC4", brand: "Stäubli", category: "others", typology: "connectors" } as const;
  seriesId = (await saveSeries({ ...series, imageUrl: "", imageUrlSmall: "", texts: {} }, now)).id;
});
async function create(): Promise<string> {
  const productCode = newId();
  const fields = { name: "Connettore", productCode, weight: 20, minQuantity: 1, piecesPerPackage: 0 };
  return (await saveProduct({ seriesId, fields }, now)).id;
}

it("knows suppliers by name, each once", async () => {
  await addSupplier({ companyName: "Zenit S.p.A." }, now);
  await addSupplier({ companyName: "alfa Import", email: "ordini@alfa.example" }, now);
  await expect(addSupplier({ companyName: " ALFA import " }, now)).rejects.toThrow("supplier-name-taken");
  const { items } = await listSuppliers({ limit: 10 });
  expect(items.map(({ companyName }) => companyName)).toEqual(["alfa Import", "Zenit S.p.A."]);
});

it("corrects a supplier: whoever read it before is told, and its products name it anew", async () => {
  const { id, version } = await addSupplier({ companyName: "Gamma", telephone: "049 1" }, now);
  const productId = await create();
  await assignSupplierTo(productId, { companyId: id, productCode: "G-1" }, now);
  const corrected = await saveSupplier(id, { companyName: "Gamma Energia", email: "ordini@gamma.example", version });
  expect(corrected).toMatchObject({ id, version: version + 1, email: "ordini@gamma.example" });
  expect(corrected).not.toHaveProperty("telephone");
  expect((await getEditedProduct(productId)).suppliers).toMatchObject([{ companyName: "Gamma Energia" }]);
  await expect(saveSupplier(id, { companyName: "Gamma S.r.l.", version })).rejects.toThrow("version-conflict");
  await expect(saveSupplier("nobody", { companyName: "Nobody", version })).rejects.toThrow("not-found");
});

it("frees the name that a supplier gives up, and lets it write its own differently", async () => {
  const [delta, omega] = [
    await addSupplier({ companyName: "Delta" }, now),
    await addSupplier({ companyName: "Omega" }, now),
  ];
  const named = (companyName: string, version: number) => saveSupplier(delta.id, { companyName, version });
  await expect(named("OMEGA", 1)).rejects.toThrow("supplier-name-taken");
  expect(await named("DELTA", 1)).toMatchObject({ version: 2 });
  await named("Delta Solare", 2);
  expect(await saveSupplier(omega.id, { companyName: "Delta", version: 1 })).toMatchObject({ companyName: "Delta" });
});

it("promises more of a product by the days of who it is bought from, whose conditions nobody else reads", async () => {
  const id = await create();
  const viewer = { user: undefined, locale: "it", fallbackLocale: "it", now };
  expect(await getProduct(id, viewer)).toMatchObject({ restockOn: undefined });
  const [cheap, soon] = [
    await addSupplier({ companyName: "Lento" }, now),
    await addSupplier({ companyName: "Presto" }, now),
  ];
  await assignSupplierTo(id, { companyId: soon.id, productCode: "P-1", price: 120, leadDays: 7 }, now);
  expect((await getProduct(id, viewer)).restockOn).toBe(plusDays(romeDate(now), 7));
  await assignSupplierTo(id, { companyId: cheap.id, productCode: "L-1", price: 110, leadDays: 30 }, now);
  const product = await getProduct(id, viewer);
  expect(product.restockOn).toBe(plusDays(romeDate(now), 30));
  expect(JSON.stringify(product)).not.toContain("L-1");
  await assignSupplierTo(
    id,
    { companyId: cheap.id, productCode: "L-1", price: 110, seen: { productCode: "L-1", price: 110, leadDays: 30 } },
    now,
  );
  expect((await getProduct(id, viewer)).restockOn).toBeUndefined();
});

it("says who supplies a product under which code; the newest code of a supplier counts", async () => {
  const [id, supplier] = [await create(), await addSupplier({ companyName: "Beta" }, now)];
  await assignSupplierTo(id, { companyId: supplier.id, productCode: "B-1" }, now);
  const said = { companyId: supplier.id, productCode: "B-2", price: 1_000 };
  await expect(assignSupplierTo(id, said, now)).rejects.toThrow("version-conflict");
  await assignSupplierTo(id, { ...said, seen: { productCode: "B-1" } }, now);
  // The same said twice is said once; another price is far from this one.
  await assignSupplierTo(id, said, now);
  const seen = { productCode: "B-2", price: 1_000 };
  await expect(assignSupplierTo(id, { ...said, price: 1_300, seen }, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "price", code: "far-price", params: { price: 1_300, known: 1_000 } }],
  });
  await assignSupplierTo(id, { ...said, price: 1_300, seen, confirmed: ["far-price"] }, now);
  expect((await getEditedProduct(id)).suppliers).toMatchObject([
    { id: `${id}-${supplier.id}`, companyName: "Beta", productCode: "B-2", productId: id },
  ]);
  await expect(assignSupplierTo(id, { companyId: "nobody", productCode: "X" }, now)).rejects.toThrow("invalid-input");
  await expect(assignSupplierTo("none", { companyId: supplier.id, productCode: "X" }, now)).rejects.toThrow(
    "not-found",
  );
  expect(await removeSupplier(id, supplier.id)).toEqual([]);
  await assignSupplierTo(id, { companyId: supplier.id, productCode: "B-3" }, now);
  await deleteProduct(id);
  await expect(getEditedProduct(id)).rejects.toThrow("not-found");
});

it("names the lowest price before an announced reduction, and announces none without one", async () => {
  const id = await create();
  const price = { productId: id, locale: "it", priceType: "high" as const };
  const [before, then] = [new Date("2026-11-01T10:00:00Z"), new Date("2026-11-15T10:00:00Z")];
  await setPrices([{ ...price, price: 1000, discount: 0 }], before);
  await setPrices([{ ...price, price: 1200, discount: 0 }], new Date("2026-11-10T10:00:00Z"));
  const viewer = { user: undefined, locale: "it", fallbackLocale: "it", now };
  await setPrices([{ ...price, price: 1200, discount: 0.25 }], then);
  expect((await getProduct(id, viewer)).price).toMatchObject({
    unit: 900,
    reduction: { lowest: 1000, days: 14, basisPoints: 1000 },
  });
  await setPrices([{ ...price, price: 1200, discount: 0.1 }], now);
  const { price: shown } = await getProduct(id, { ...viewer, now: new Date("2026-11-21T10:00:00Z") });
  expect(shown).toMatchObject({ unit: 1080, discount: 0.1 });
  expect(shown?.reduction).toBeUndefined();
});

it("gives a user a price of their own, which their page shows and nobody else's", async () => {
  const user = await register(privatePerson(), "127.0.0.1", now);
  const id = await create();
  const price = { productId: id, locale: "it", discount: 0 };
  await setPrices(
    [
      { ...price, priceType: "high", price: 1000 },
      { ...price, priceType: "premium_plus", price: 700 },
    ],
    now,
  );
  await setPremiumProducts(user.id, [{ productId: id, priceType: "premium_plus" }]);
  const { items } = await premiumProductsOf(user.id);
  expect(items).toMatchObject([{ productId: id, priceType: "premium_plus", name: "Connettore" }]);
  const shop = { locale: "it", fallbackLocale: "it", now };
  const special = { ...buyer(), ownPriceTypes: { [id]: "premium_plus" } };
  expect((await getProduct(id, { user: special, ...shop })).price).toMatchObject({ unit: 700, reason: "own" });
  expect((await getProduct(id, { user: buyer(), ...shop })).price).toMatchObject({ unit: 1000, reason: "list" });
  await expect(setPremiumProducts(user.id, [{ productId: "no", priceType: "high" }])).rejects.toMatchObject({
    fields: [{ field: "items.0.productId", code: "not-found" }],
  });
  await expect(setPremiumProducts("nobody", [])).rejects.toThrow("not-found");
});

it("tells what can be sold, and what was promised beyond what lies there", async () => {
  const [some, few] = [await create(), await create()];
  await setProductStock(some, 100);
  await setProductStock(few, 3);
  const low = await listAvailabilities({ state: "low", limit: 50 });
  expect(low.items).toMatchObject([{ id: few, stock: { available: 3 } }]);
  expect((await listAvailabilities({ state: "in-stock", limit: 50 })).items).toMatchObject([{ id: some }]);
});
