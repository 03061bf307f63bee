import { addProductPrice, changePrices } from "@solvia/core/contract/back-office/catalogue-prices";
import { importProducts } from "@solvia/core/contract/back-office/catalogue-import";
import { importPrices } from "@solvia/core/contract/back-office/catalogue-prices";
import { saveProduct, setPremiumProducts } from "@solvia/core/contract/back-office/catalogue-products";
import { saveSeries } from "@solvia/core/contract/back-office/catalogue-series";
import { saveProduct as writeProduct } from "@solvia/core/catalogue/editing/save-product";
import { changeGridPrices } from "@solvia/core/catalogue/prices/price-batches";
import { addPrice } from "@solvia/core/catalogue/prices/product-prices";
import { codeKey } from "@solvia/core/catalogue/product-codes";
import { setPremiumProducts as givePrices } from "@solvia/core/catalogue/rows/premium-products";
import { saveSeries as writeSeries } from "@solvia/core/catalogue/series/save-series";
import { seriesNameKey } from "@solvia/core/catalogue/series/series";
import type { ImportKind } from "@solvia/core/import-export/import/import-kind";
import { listImports } from "@solvia/core/import-export/import/list-imports";
import { importJob, startImport } from "@solvia/core/import-export/import/start-import";
import { storeUpload } from "@solvia/core/platform/files/uploads";
import { holderOf } from "@solvia/core/platform/holder-of";
import { romeDate } from "@solvia/core/platform/time";
import { priceId } from "@solvia/core/pricing/price";
import { readSlots } from "@solvia/core/pricing/read-slots";
import { asOffice, personOf } from "./actors.ts";
import { goods, productOf, type Goods } from "./buying.ts";
import { incompleteGoods, priceList, productTable } from "./catalogue-material.ts";
import { heard } from "./heard.ts";
import type { Stage } from "./stage.ts";
import { emails } from "../../demo/known.ts";

/** Products that customers see and that lack picture, words, price and pieces. */
async function gaps({ once, act, ago }: Stage): Promise<void> {
  const now = ago(5);
  const { series, products } = incompleteGoods;
  const seriesId = await once(`series ${series.name}`, async () => {
    const known = await holderOf("SERIESNAME", seriesNameKey(series.name));
    if (known) return known;
    const made = await asOffice({ endpoint: saveSeries, now }, () => writeSeries({ ...series, texts: {} }, now));
    return made.id;
  });
  for (const fields of products) {
    await act(`product ${fields.productCode}`, async () => {
      if (await holderOf("PRODUCTCODE", codeKey(fields.productCode))) return;
      await asOffice({ endpoint: saveProduct, now }, () => writeProduct({ seriesId, fields }, now));
    });
  }
}

const discounted: readonly Goods[] = ["wallbox", "monitor", "balcony"];

/** Prices changed in the grid at one go, and one that counts from next month on. */
async function prices({ once, act, ago }: Stage): Promise<void> {
  const locale = "it" as const;
  const seen = await once("prices as the grid shows them", async () => {
    const ids = await Promise.all(discounted.map((one) => productOf(goods[one])));
    const keys = ids.map((productId) => ({ productId, locale, priceType: "high" as const }));
    const slots = await readSlots(keys);
    return keys.flatMap((key) => {
      const slot = slots.get(priceId(key));
      const price = slot?.periods.at(-1)?.price;
      return slot && price !== undefined ? [{ ...key, price, version: slot.version }] : [];
    });
  });
  await act("a price batch", () =>
    asOffice({ endpoint: changePrices, now: ago(2) }, async (user) => {
      const changes = seen.map(({ productId, priceType, price, version }) => ({
        productId,
        priceType,
        price: Math.round(price * 0.97),
        discount: 0,
        version,
      }));
      await changeGridPrices(user, { locale, changes }, ago(2));
    }),
  );
  const productId = await productOf(goods.battery);
  await act("a scheduled price", async () => {
    const key = { productId, locale, priceType: "public" as const };
    const periods = (await readSlots([key])).get(priceId(key))?.periods ?? [];
    const now = ago(1);
    if (periods.some(({ from }) => from > now.toISOString())) return;
    const price = Math.round((periods.at(-1)?.price ?? 0) * 1.04);
    const wish = { ...key, price, discount: 0, validFrom: romeDate(ago(-30)) };
    await asOffice({ endpoint: addProductPrice, params: { id: productId }, now }, (user) =>
      addPrice(user, productId, wish, now),
    );
  });
  await act("prices of Conti's own", async () => {
    const { id } = await personOf(emails.reseller, ago(9));
    const items = [
      { productId: await productOf(goods.blackModules), priceType: "premium_plus" as const },
      { productId: await productOf(goods.hybrid), priceType: "premium" as const },
    ];
    await asOffice({ endpoint: setPremiumProducts, params: { id }, now: ago(9) }, () => givePrices(id, items));
  });
}

/** A table is uploaded and checked by the worker; whatever is wrong with it waits for somebody. */
const tableChecked = ({ act, ago }: Stage, kind: ImportKind, fileName: string, table: string) =>
  act(`import of ${fileName}`, async () => {
    const now = ago(0.5);
    const known = await listImports({ kind, limit: 50 });
    let id = known.items.find((job) => job.fileName === fileName)?.id;
    if (!id) {
      const endpoint = kind === "prices" ? importPrices : importProducts;
      const bytes = new TextEncoder().encode(table);
      const job = await asOffice({ endpoint, now }, async (user) => {
        const file = await storeUpload(user, "catalogue-table", { bytes, contentType: "text/csv" });
        return startImport(user, { kind, file, fileName, dryRun: true }, now);
      });
      id = job.id;
    }
    const job = id;
    await heard(
      async () => ["checked", "asking"].includes((await importJob(job)).state),
      `${fileName} has not been checked`,
    );
  });

/** What the office has under way in the catalogue. */
export async function catalogueWork(stage: Stage): Promise<void> {
  await gaps(stage);
  await prices(stage);
  await tableChecked(stage, "products", "wallbox-dimostrative.csv", productTable);
  await tableChecked(stage, "prices", "listino-fornitore-dimostrativo.csv", priceList);
  await tableChecked(
    stage,
    "prices",
    "prezzi-senza-tipo.csv",
    "Codice;Descrizione;Prezzo\nEasee Home;Wallbox 22 kW;690,00\n",
  );
}
