import type { LocalCloud } from "@solvia/local/cloud";
import { Caller } from "../support/cloud.ts";
import { milliseconds, percentile, timings, type Row } from "./measure.ts";
import { requestsOf } from "./requests.ts";

/** Pieces of a container, scanned one by one. */
const pieces = 720;
/** Shipments of a fortnight, half of them with a file of their own. */
const shipments = 500;
/** Scans over which requests are counted: what workers ask meanwhile in this process is spread over them. */
const counted = 40;
/** Items of one request that writes. */
const atOnce = 25;

const code = (nth: number): string => `BENCH26${String(nth).padStart(6, "0")}`;

/** What the warehouse waits for: each scan through the gateway, closing a container of 720 pieces, the days' calendar of 500 shipments. */
export async function warehouseRows(cloud: LocalCloud): Promise<Row[]> {
  return [...(await containerRows(cloud)), ...(await calendarRows())];
}

async function containerRows(cloud: LocalCloud): Promise<Row[]> {
  const { addLoad } = await import("@solvia/core/logistics/movements/office-acts");
  const { receiveGoods } = await import("@solvia/core/purchases/receive-goods");
  const { plusDays, romeDate } = await import("@solvia/core/platform/time");
  const { unpriced } = await import("../support/shop.ts");
  const now = new Date();
  const productId = await unpriced("inverters");
  const lines = [{ productId, quantity: pieces }];
  const forecastOn = plusDays(romeDate(now), 3);
  const { id } = await addLoad({ cause: "purchase", warehouseId: "main", lines, forecastOn }, now);
  const warehouse = await new Caller(cloud.url).login("magazzino@solvia.example");
  const scan = async (nth: number) => {
    const { status, body } = await warehouse.call("PUT", `/serials/movement/${id}`, { code: code(nth), productId });
    if (status !== 200) throw new Error(`scan ${nth}: ${status} ${JSON.stringify(body)}`);
  };
  const taken: number[] = [];
  const scanned = async (from: number, until: number) => {
    for (let nth = from; nth < until; nth += 1) taken.push((await milliseconds(() => scan(nth)))[0]);
  };
  await scanned(0, counted);
  const early = (await requestsOf(() => scanned(counted, 2 * counted))) / counted;
  await scanned(2 * counted, pieces - counted);
  const late = (await requestsOf(() => scanned(pieces - counted, pieces))) / counted;
  let closing = 0;
  const asked = await requestsOf(async () => {
    [closing] = await milliseconds(() => receiveGoods(id, { lines }, "warehouse", now));
  });
  return [
    { what: "a scan through the gateway, p50", measured: percentile(taken, 0.5), unit: "ms" },
    { what: "a scan through the gateway, p95", measured: percentile(taken, 0.95), unit: "ms" },
    { what: `the last hundred scans of ${pieces}, p50`, measured: percentile(taken.slice(-100), 0.5), unit: "ms" },
    { what: `requests of a scan through the gateway, mean of ${counted}`, measured: early, unit: "" },
    { what: `the same of the last ${counted} of ${pieces}`, measured: late, unit: "" },
    { what: `closing a load of ${pieces} scanned pieces`, measured: closing, unit: "ms" },
    { what: `closing a load of ${pieces} scanned pieces: requests`, measured: asked, unit: "" },
  ];
}

async function calendarRows(): Promise<Row[]> {
  const { shipmentCalendar } = await import("@solvia/core/shipments/shipment-calendar");
  const { plusDays } = await import("@solvia/core/platform/time");
  // Days of their own: what the demonstration has planned lies nearer.
  const from = "2031-03-25";
  await stored(Array.from({ length: shipments }, (_, nth) => plusDays(from, nth % 14)));
  const read = () => shipmentCalendar({ from, to: plusDays(from, 13) });
  const { items } = await read();
  if (items.length !== shipments) throw new Error(`${items.length} shipments`);
  const what = `the calendar of ${shipments} shipments in a fortnight`;
  return [
    { what: `${what}, p50`, measured: percentile(await timings(40, read), 0.5), unit: "ms" },
    { what: `${what}: requests`, measured: await requestsOf(read), unit: "" },
  ];
}

/** Shipments that are planned on days, and what is kept of every other. */
async function stored(days: readonly string[]): Promise<void> {
  const { BatchPutRequest } = await import("dynamodb-toolbox/entity/actions/batchPut");
  const { BatchWriteCommand, execute } = await import("dynamodb-toolbox/table/actions/batchWrite");
  const { ShipmentRowEntity, shipmentsIn, shipmentsOfMonth } =
    await import("@solvia/core/orders/sending/shipment-row.table");
  const { ShipmentEntity } = await import("@solvia/core/shipments/shipment.table");
  const { newId } = await import("@solvia/core/platform/ids");
  const { keysIn } = await import("@solvia/core/platform/sharded-list/list");
  const { table } = await import("@solvia/core/platform/table");
  const requests = days.flatMap((day, nth) => {
    const id = newId();
    const placedOn = "2031-03-20T09:00:00.000Z";
    const row = {
      id,
      orderId: id,
      orderNumber: `B-${nth}`,
      customerName: "Impianti Bench S.r.l.",
      state: "scheduled" as const,
      warehouseId: "main",
      priority: 0,
      placedOn,
      plannedOn: day,
      pickup: false,
      place: "IT 37121 Verona",
      tailLift: false,
      siteNeeds: [],
      pieces: 36,
      pallets: 1,
      grossGrams: 900_000,
      shippable: true,
      shippingHolds: [],
      troubled: false,
      ...keysIn(shipmentsIn("scheduled"), `3#${placedOn}`, id),
      ...keysIn(shipmentsOfMonth(day.slice(0, 7)), day, id),
    };
    const planned = { date: day, slot: "morning" as const, deliveryStatus: "planned" as const };
    const file = { id, orderId: id, version: 1, label: false, days: [planned] };
    return [
      ShipmentRowEntity.build(BatchPutRequest).item(row),
      ...(nth % 2 === 0 ? [ShipmentEntity.build(BatchPutRequest).item(file)] : []),
    ];
  });
  for (let at = 0; at < requests.length; at += atOnce)
    await execute(table.build(BatchWriteCommand).requests(...requests.slice(at, at + atOnce)));
}
