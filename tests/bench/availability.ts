import { createTable, startDatabase } from "@solvia/local/database/database";
import { milliseconds, percentile, timings, type Row } from "./measure.ts";

const products = 20_000;
/** Items of one request that writes. */
const atOnce = 25;
const page = 200;

/** What it costs to say of 20,000 products in three warehouses what can be sold and what is to come, against the database of one machine. */
export async function availabilityRows(): Promise<Row[]> {
  const { endpoint, stop } = await startDatabase();
  Object.assign(process.env, {
    AWS_REGION: "eu-south-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    TABLE_NAME: "solvia-availability",
  });
  await createTable(endpoint, "solvia-availability");
  await stored();
  const { listWarehouseStock } = await import("@solvia/core/catalogue/stock/warehouse-stock");
  const { documents } = await import("@solvia/core/platform/table");
  let requests = 0;
  documents.middlewareStack.add(
    (next) => (args) => {
      requests += 1;
      return next(args);
    },
    { step: "initialize", name: "countRequests", override: true },
  );
  let [pages, listed, available] = [0, 0, 0];
  const [whole] = await milliseconds(async () => {
    let cursor: string | undefined;
    do {
      const answer = await listWarehouseStock({ cursor, limit: page });
      for (const { figures } of answer.items) available += figures.available;
      listed += answer.items.length;
      pages += 1;
      cursor = answer.cursor ?? undefined;
    } while (cursor);
  });
  if (listed !== products || available !== products * 15) throw new Error(`${listed} products, ${available} pieces`);
  const ofAll = requests;
  requests = 0;
  const taken = await timings(40, () => listWarehouseStock({ limit: page }));
  documents.middlewareStack.remove("countRequests");
  await stop();
  const what = `availability of ${products} products in three warehouses`;
  return [
    { what: `${what}: requests`, measured: ofAll, unit: "" },
    { what: `${what}: requests a page of ${page}`, measured: ofAll / pages, unit: "" },
    { what, measured: whole, unit: "ms" },
    { what: `a page of ${page} of them: p50`, measured: percentile(taken, 0.5), unit: "ms" },
  ];
}

/** Products with 10 pieces in the main warehouse and 5 in another, of which none is booked. */
async function stored(): Promise<void> {
  const { BatchPutRequest } = await import("dynamodb-toolbox/entity/actions/batchPut");
  const { BatchWriteCommand, execute } = await import("dynamodb-toolbox/table/actions/batchWrite");
  const { ProductRowEntity, productsList } = await import("@solvia/core/catalogue/rows/product-row.table");
  const { StockEntity, WarehouseStockEntity } = await import("@solvia/core/logistics/stock.table");
  const { addWarehouse } = await import("@solvia/core/logistics/warehouses/warehouses");
  const { newId } = await import("@solvia/core/platform/ids");
  const { keysIn } = await import("@solvia/core/platform/sharded-list/list");
  const { table } = await import("@solvia/core/platform/table");
  const { inPool } = await import("@solvia/core/platform/work/in-pool");
  const house = (name: string, ddtSeries: string) =>
    addWarehouse({
      name,
      street: "Via Po",
      houseNumber: "1",
      postalCode: "10100",
      city: name,
      countryCode: "IT",
      ddtSeries,
      active: true,
    });
  const { id: warehouseId } = await house("Torino", "T");
  await house("Bari", "B");
  const begun = Date.parse("2026-01-01T00:00:00Z");
  const requests = Array.from({ length: products }, (_, at) => {
    const id = newId();
    const createdOn = new Date(begun + at * 1000).toISOString();
    const row = {
      id,
      version: 1,
      productCode: `P-${at}`,
      name: `Product ${at}`,
      brand: "Brand",
      category: "panels" as const,
      seriesId: "S",
      seriesName: "Series",
      imageUrl: "",
      visibility: true,
      toBeQuoted: false,
      isWholesaleActive: false,
      shippingTime: "1-2" as const,
      minQuantity: 1,
      createdOn,
      ...keysIn(productsList, createdOn, id),
    };
    return [
      ProductRowEntity.build(BatchPutRequest).item(row),
      StockEntity.build(BatchPutRequest).item({ productId: id, onHand: 15, available: 15, elsewhere: 5, incoming: 2 }),
      WarehouseStockEntity.build(BatchPutRequest).item({ productId: id, warehouseId, onHand: 5, available: 5 }),
    ];
  }).flat();
  const starts = Array.from({ length: Math.ceil(requests.length / atOnce) }, (_, nth) => nth * atOnce);
  await inPool(starts, 8, async (at) => {
    await execute(table.build(BatchWriteCommand).requests(...requests.slice(at, at + atOnce)));
  });
}
