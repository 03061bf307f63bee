import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { instant } from "../platform/time.ts";
import { priceTypes } from "../pricing/price.ts";
import { PriceEntity } from "../pricing/price.table.ts";
import { loadProduct } from "./load-product.ts";
import { saveProduct } from "./editing/save-product.ts";
import { saveSeries } from "./series/save-series.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");

it("finds a product behind more than a megabyte of its prices", async () => {
  const series = { name: "MC4", brand: "Stäubli", category: "others", typology: "connectors" } as const;
  const { id: seriesId } = await saveSeries({ ...series, imageUrl: "", imageUrlSmall: "", texts: {} }, now);
  const fields = { name: "Connettore", productCode: "MC4", weight: 20, minQuantity: 1, piecesPerPackage: 0 };
  const { id } = await saveProduct({ seriesId, fields }, now);
  const hourly = Array.from({ length: 1000 }, (_, hour) => {
    const from = instant(new Date(now.getTime() - hour * 3_600_000));
    return { id: hour, price: 100_000 + hour, discount: 0, from, createdOn: from };
  });
  for (const priceType of priceTypes) {
    await PriceEntity.build(PutItemCommand)
      .item({ productId: id, locale: "it", priceType, version: 1000, periods: hourly })
      .send();
  }
  const { product, prices } = await loadProduct(id);
  expect(product.productCode).toBe("MC4");
  expect(prices).toHaveLength(priceTypes.length);
});
