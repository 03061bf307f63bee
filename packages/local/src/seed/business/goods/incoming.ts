import { loadMovement } from "@solvia/core/contract/back-office/logistics";
import { namedLines } from "@solvia/core/catalogue/stock/named-lines";
import { listMovements } from "@solvia/core/logistics/movements/list-movements";
import { mainWarehouseId } from "@solvia/core/logistics/movements/movement";
import { addLoad } from "@solvia/core/logistics/movements/office-acts";
import { readMovement } from "@solvia/core/logistics/movements/read-movement";
import { listWarehouses } from "@solvia/core/logistics/warehouses/warehouses";
import { plusDays } from "@solvia/core/platform/time";
import { receiveGoods } from "@solvia/core/purchases/receive-goods";
import { asOffice } from "../actors.ts";
import { goods, productOf, type Pieces } from "../buying.ts";
import type { Stage } from "../stage.ts";
import { codes, linesOf, scanned } from "./shipping-acts.ts";

interface Coming {
  reference: string;
  reason: string;
  pieces: Pieces;
  /** Days ago that it was announced, and in how many days it is to come. */
  days: number;
  comesIn: number;
  warehouseId?: string | undefined;
}

/** A load that is to come, found again by its reference; its movement's id. */
const coming = ({ once, ago, today }: Stage, { reference, reason, pieces, days, comesIn, warehouseId }: Coming) =>
  once(`goods are to come: ${reference}`, async () => {
    const known = (await listMovements({ text: reference, limit: 1 })).items[0];
    if (known) return known.id;
    const now = ago(days, reference);
    const said = {
      ...({ cause: "purchase" as const, warehouseId: warehouseId ?? mainWarehouseId, reason, reference } as const),
      lines: await namedLines(await linesOf(pieces)),
      forecastOn: plusDays(today, comesIn),
    };
    return (await asOffice({ endpoint: loadMovement, now }, () => addLoad(said, now))).id;
  });

/** Goods of today: some that are being received, some for Torino; and a load that came with the serials of all its pieces. */
export async function incoming(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const torino = (await listWarehouses()).find(({ ddtSeries }) => ddtSeries === "T")?.id;
  const hybrid = await productOf(goods.hybrid);
  const isDone = async (id: string) => (await readMovement(id)).state !== "forecast";
  const came = { reference: "DDT 5521/2026", reason: "Ibridi per gli accumuli", pieces: { hybrid: 6 } };
  const done = await coming(stage, { ...came, days: 9, comesIn: -3 });
  const story = "hybrids that came";
  await scanned(stage, { story, id: done, days: 2.9 }, hybrid, codes("GEN24-", 7040, 6), () => isDone(done));
  await act(`${story}: received`, async () => {
    if (await isDone(done)) return;
    const now = ago(2.8, story);
    await asOffice({ endpoint: loadMovement, now }, () => receiveGoods(done, {}, "back-office", now));
  });
  const expected = { reason: "In consegna stamattina", days: 6.5, comesIn: 0 };
  const begun = await coming(stage, {
    ...expected,
    reference: "DDT 5590/2026",
    pieces: { inverter: 10, wallbox: 6 },
  });
  const inverter = await productOf(goods.inverter);
  await scanned(stage, { story: "inverters of today", id: begun, days: 0.05 }, inverter, codes("HV2411A", 420, 4), () =>
    isDone(begun),
  );
  await coming(stage, { ...expected, reference: "DDT 318/T", pieces: { connectors: 400 }, warehouseId: torino });
  await coming(stage, {
    reason: "Moduli in arrivo",
    days: 6.4,
    comesIn: 1,
    reference: "DDT 902",
    pieces: { modules: 72 },
  });
}
