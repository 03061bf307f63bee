import { sheetNames } from "../demo/sheet-names.ts";
import { demoKits } from "../demo/kits.ts";
import { demoSuppliers, suppliedByEach } from "../demo/suppliers.ts";
import { demoPrices } from "../demo/prices.ts";
import { demoProducts, linkedSeries, type DemoProduct } from "../demo/products.ts";
import { drawDataSheet } from "../demo/data-sheet.ts";
import { drawPicture } from "../demo/pictures.ts";
import { seedNames } from "../demo/seed-names.ts";
import { seriesTexts } from "../demo/texts.ts";
import { demoApprovalLimit, demoUsers } from "../demo/users.ts";
import { daysLater } from "@solvia/core/platform/time";

/** What stands on the home page, in order: for each kind the first product that is in stock, each brand once. */
const standOutKinds = [
  "panels/fullblack",
  "inverters/hybrid-threephase",
  "batteries/batteries-only",
  "emobility/threephase",
  "panels/bifacial",
  "inverters/threephase",
  "structures/roof-systems",
  "panels/colored",
  "inverters/microinverter",
  "batteries/industrial",
  "emobility/dc-charger",
  "electrical_cabinet/ac-dc-cabinet",
] as const;

/** So many users and products are written, of so many. */
export interface Progress {
  done: number;
  of: number;
}

/**
 * Loads the demonstration data through the product's own use cases, once: the stand-out list, written last, tells that
 * all is there. Run again after an interruption it goes on where it stopped.
 */
export async function seed(tell: (progress: Progress) => void = () => undefined): Promise<void> {
  const { readStandOut, writeStandOut } = await import("@solvia/core/catalogue/rows/stand-out");
  if ((await readStandOut()).length > 0) return;
  const products = demoProducts();
  let done = 0;
  const step = (): void => tell({ done: ++done, of: demoUsers.length + products.length });
  await seedUsers(step);
  const ids = await seedProducts(products, step);
  const { rebuildIndex } = await import("@solvia/core/catalogue/search/update-index");
  await rebuildIndex();
  const { rebuildFeed } = await import("@solvia/core/reseller/feed/tend-feed");
  await rebuildFeed(new Date());
  const { rebuildDirectory } = await import("@solvia/core/accounts/directory/update-directory");
  await rebuildDirectory();
  await seedKits(products, ids);
  await seedSuppliers(products, ids);
  await writeStandOut(chosen(products, ids));
}

function chosen(products: readonly DemoProduct[], ids: readonly string[]): string[] {
  const brands = new Set<string>();
  return standOutKinds.flatMap((kind) => {
    const at = products.findIndex(
      ({ category, typology, brand, stock, fields }) =>
        `${category}/${typology}` === kind && stock > 0 && !fields.toBeQuoted && !brands.has(brand),
    );
    const [product, id] = [products[at], ids[at]];
    if (!product || !id) return [];
    brands.add(product.brand);
    return [id];
  });
}

async function seedKits(products: readonly DemoProduct[], ids: readonly string[]): Promise<void> {
  const { kitsPage } = await import("@solvia/core/catalogue/kits/load-kits");
  const { saveKit } = await import("@solvia/core/catalogue/kits/save-kit");
  const known = new Set((await kitsPage({ limit: 100 })).items.map(({ texts }) => texts["it"]?.name));
  for (const { parts, ...kit } of demoKits(products)) {
    if (known.has(kit.texts["it"]?.name)) continue;
    const members = parts.map(({ at, quantity }) => ({ productId: ids[at] ?? "", quantity }));
    await saveKit({ ...kit, visibility: true, parts: members }, new Date());
  }
}

async function seedSuppliers(products: readonly DemoProduct[], ids: readonly string[]): Promise<void> {
  const { addSupplier, assignSupplier } = await import("@solvia/core/logistics/suppliers");
  const { holderOf } = await import("@solvia/core/platform/holder-of");
  const { supplierNameKey } = await import("@solvia/core/logistics/supplier");
  for (const { categories, codes, share, leadDays, ...fields } of demoSuppliers) {
    const known = await holderOf("SUPPLIERNAME", supplierNameKey(fields.companyName));
    const companyId = known ?? (await addSupplier(fields, new Date())).id;
    const supplied = [...products.keys()].filter((at) => categories.includes(products[at]?.category ?? ""));
    for (const at of supplied.slice(0, suppliedByEach)) {
      const product = products[at];
      if (!product) continue;
      const pack = Math.max(1, product.fields.piecesPerPackage);
      const price = Math.max(1, Math.round(product.euro * 100 * share));
      const conditions = { productCode: `${codes}-${1000 + at}`, price, minQuantity: pack, pack, leadDays };
      await assignSupplier(ids[at] ?? "", { companyId, ...conditions }, new Date());
    }
  }
}

async function seedUsers(done: () => void): Promise<void> {
  const { createDemonstrationUser } = await import("@solvia/core/accounts/registration/create-demonstration-user");
  const { joinDemonstrationCompany } = await import("@solvia/core/accounts/company/join-demonstration-company");
  for (const { member, ...user } of demoUsers) {
    // They were there before the oldest of the demonstration orders.
    const id = await createDemonstrationUser(user, daysLater(new Date(), -60));
    if (member) await joinDemonstrationCompany(id, member, demoApprovalLimit);
    done();
  }
}

/** So many series, and so many products, are written side by side. */
const atOnce = 8;

async function sideBySide<T, R>(items: readonly T[], write: (item: T, at: number) => Promise<R>): Promise<R[]> {
  const written: R[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const some = items.slice(start, start + atOnce);
    written.push(...(await Promise.all(some.map((item, at) => write(item, start + at)))));
  }
  return written;
}

async function seedProducts(products: readonly DemoProduct[], done: () => void): Promise<string[]> {
  const bySeries = [...Map.groupBy(products, ({ series }) => series)];
  const series = new Map(
    await sideBySide(bySeries, async ([name, members], at) => [name, await seedSeries(name, members, at)] as const),
  );
  const { newId } = await import("@solvia/core/platform/ids");
  return sideBySide(products, async (product, at) => {
    // Made before anything is waited for: a list's equals stand in the order of their ids, which is the same in every folder.
    const id = await seedProduct(product, at, { series, freshId: newId() });
    done();
    return id;
  });
}

/** A series with its drawn picture and data sheet, which are there before it is; its id. */
async function seedSeries(name: string, members: readonly DemoProduct[], at: number): Promise<string> {
  const { holderOf } = await import("@solvia/core/platform/holder-of");
  const { seriesNameKey } = await import("@solvia/core/catalogue/series/series");
  const known = await holderOf("SERIESNAME", seriesNameKey(name));
  if (known) return known;
  const { saveSeries } = await import("@solvia/core/catalogue/series/save-series");
  const { writeObject } = await import("@solvia/core/platform/files/storage");
  const { setting } = await import("@solvia/core/platform/config");
  const bucket = setting("PUBLIC_BUCKET");
  const [first] = members;
  if (!first) throw new Error(`the series ${name} has no products`);
  const { brand, category, typology } = first;
  const file = `demo/${at + 1}`;
  const picture = Buffer.from(drawPicture(brand, category, typology, first.fields.name));
  await writeObject(bucket, `${file}.svg`, picture, "image/svg+xml");
  await writeObject(bucket, `${file}.pdf`, await drawDataSheet(first.series, members), "application/pdf");
  const imageUrl = `${setting("PUBLIC_FILES_URL")}/${file}.svg`;
  const sheet = { name: sheetNames.it, names: sheetNames, category: "datasheet" } as const;
  const { id } = await saveSeries(
    {
      name,
      brand,
      category,
      typology,
      imageUrl,
      imageUrlSmall: imageUrl,
      texts: seriesTexts(brand, category, typology),
      documentation: [{ ...sheet, url: `${setting("PUBLIC_FILES_URL")}/${file}.pdf` }],
    },
    new Date(),
  );
  return id;
}

interface Known {
  /** The ids of the series by their names. */
  series: ReadonlyMap<string, string>;
  /** What a product that isn't there yet gets. */
  freshId: string;
}

/** A product with its prices and its stock; of one that an earlier start began, what it still lacks. */
async function seedProduct(product: DemoProduct, index: number, { series, freshId }: Known): Promise<string> {
  const { holderOf } = await import("@solvia/core/platform/holder-of");
  const { codeKey } = await import("@solvia/core/catalogue/product-codes");
  const { saveProduct } = await import("@solvia/core/catalogue/editing/save-product");
  const { setPrices } = await import("@solvia/core/pricing/set-price");
  const { priceHistoryOf } = await import("@solvia/core/pricing/price-history-of");
  const { addStock, setOnHand } = await import("@solvia/core/logistics/set-stock");
  const now = new Date();
  const seriesId = series.get(product.series) ?? "";
  const seriesIdLinks = linkedSeries(product).flatMap((name) => series.get(name) ?? []);
  const known = await holderOf("PRODUCTCODE", codeKey(product.fields.productCode));
  const id = known ?? freshId;
  if (!known)
    await saveProduct({ id, read: { product: undefined }, seriesId, seriesIdLinks, fields: product.fields }, now);
  await seedNames(id, product.fields.name);
  const prices = demoPrices(product, id, index);
  const reduced = prices.filter(({ discount }) => discount > 0);
  // Prices were there before they were reduced: only so can a reduction name the lowest price before it.
  const changes = [
    { listed: prices.map((price) => ({ ...price, discount: 0 })), at: daysLater(now, -45) },
    { listed: reduced, at: daysLater(now, -6) },
  ].filter(({ listed }) => listed.length > 0);
  const made = known ? (await priceHistoryOf(id, { limit: changes.length })).items.length : 0;
  for (const { listed, at } of changes.slice(made)) await setPrices(listed, at);
  if (product.stock > 0) await (known ? setOnHand(id, product.stock) : addStock(id, product.stock));
  return id;
}
