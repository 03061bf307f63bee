import { namedLines } from "@solvia/core/catalogue/stock/named-lines";
import { openCount } from "@solvia/core/catalogue/stock/office-counts";
import {
  addWarehouse,
  approveCount,
  cancelMovement,
  correctMovement,
  countGoods,
  handInCount,
  loadMovement,
  openCount as openCountContract,
  transferGoods,
  unloadMovement,
} from "@solvia/core/contract/back-office/logistics";
import { approveCount as approve } from "@solvia/core/logistics/counting/approve-count";
import { countLine, handIn } from "@solvia/core/logistics/counting/count-goods";
import { linesOf, listCounts, loadCount } from "@solvia/core/logistics/counting/stored-count";
import { stockByPlace } from "@solvia/core/logistics/figures/stock-by-place";
import { listMovements } from "@solvia/core/logistics/movements/list-movements";
import { mainWarehouseId, type Movement } from "@solvia/core/logistics/movements/movement";
import {
  addLoad,
  addUnload,
  cancelMovement as cancel,
  correctMovement as correct,
  type NewLoad,
  type NewUnload,
} from "@solvia/core/logistics/movements/office-acts";
import { transferGoods as transfer } from "@solvia/core/logistics/movements/transfer";
import { addWarehouse as add, listWarehouses } from "@solvia/core/logistics/warehouses/warehouses";
import { romeDate } from "@solvia/core/platform/time";
import { emails } from "../../../demo/known.ts";
import { asOffice } from "../actors.ts";
import { goods, productOf, type Goods, type Pieces } from "../buying.ts";
import type { Stage } from "../stage.ts";

const linesFrom = async (pieces: Pieces) =>
  namedLines(
    await Promise.all(
      (Object.entries(pieces) as [Goods, number][]).map(async ([name, quantity]) => ({
        productId: await productOf(goods[name]),
        quantity,
      })),
    ),
  );

/** The movement that was made under a reference, which no other has. */
const madeAs = async (reference: string): Promise<Movement | undefined> =>
  (await listMovements({ text: reference, limit: 1 })).items[0];

interface Said {
  days: number;
  reference: string;
  reason: string;
  pieces: Pieces;
  warehouseId?: string;
}

const load = (
  { act, ago }: Stage,
  said: Said,
  { cause, comesIn }: Pick<NewLoad, "cause"> & { comesIn?: number } = { cause: "purchase" },
) =>
  act(`goods come: ${said.reference}`, async () => {
    const { days, reference, reason, pieces, warehouseId = mainWarehouseId } = said;
    if (await madeAs(reference)) return;
    const now = ago(days, reference);
    const forecastOn = comesIn === undefined ? undefined : romeDate(ago(-comesIn));
    const lines = await linesFrom(pieces);
    await asOffice({ endpoint: loadMovement, now }, () =>
      addLoad({ cause, warehouseId, lines, reason, reference, forecastOn }, now),
    );
  });

const unload = ({ act, ago }: Stage, said: Said, how: Pick<NewUnload, "cause" | "as">) =>
  act(`goods leave: ${said.reference}`, async () => {
    const { days, reference, reason, pieces, warehouseId = mainWarehouseId } = said;
    if (await madeAs(reference)) return;
    const now = ago(days, reference);
    const lines = await linesFrom(pieces);
    await asOffice({ endpoint: unloadMovement, now }, () =>
      addUnload({ ...how, warehouseId, lines, reason, reference }, now),
    );
  });

/** A second warehouse with what lies there, and its address. */
const torino = ({ once, ago }: Stage): Promise<string> =>
  once("a second warehouse", async () => {
    const known = (await listWarehouses()).find(({ ddtSeries }) => ddtSeries === "T");
    if (known) return known.id;
    const warehouse = {
      name: "Magazzino Torino",
      street: "Corso Orbassano",
      houseNumber: "402",
      postalCode: "10137",
      city: "Torino",
      provinceCode: "TO",
      countryCode: "IT",
      ddtSeries: "T",
      active: true,
    };
    return (await asOffice({ endpoint: addWarehouse, now: ago(40) }, () => add(warehouse))).id;
  });

/** Movements in each state and of each kind that the office makes by hand. */
async function movements(stage: Stage, there: string): Promise<void> {
  const { act, ago } = stage;
  const arrived = { days: 38, reference: "DDT 418/2026", reason: "Primo carico di Torino", warehouseId: there };
  await load(stage, { ...arrived, pieces: { modules: 72, battery: 6, wallbox: 8, connectors: 200 } });
  await act("goods go to Torino", async () => {
    const reference = "Giro Torino 12";
    if (await madeAs(reference)) return;
    const now = ago(12, reference);
    const lines = await linesFrom({ brackets: 4, monitor: 1 });
    await asOffice({ endpoint: transferGoods, now }, () =>
      transfer(
        { warehouseId: mainWarehouseId, toWarehouseId: there, lines, reference, reason: "Scorta per Torino" },
        now,
      ),
    );
  });
  const container = { days: 20, reason: "Container in viaggio" };
  await load(
    stage,
    { ...container, reference: "MSCU 704512-3", pieces: { modules: 720 } },
    { cause: "purchase", comesIn: 9 },
  );
  await load(
    stage,
    { ...container, reference: "OOLU 118830-7", pieces: { inverter: 48, hybrid: 12 } },
    { cause: "purchase", comesIn: 24 },
  );
  await load(
    stage,
    {
      days: 18,
      reason: "Ordine al fornitore",
      reference: "Conferma 2291",
      pieces: { battery: 12 },
      warehouseId: there,
    },
    { cause: "purchase", comesIn: -2 },
  );
  await load(
    stage,
    { days: 15, reason: "Ordine doppio", reference: "Conferma 2304", pieces: { optimizer: 40 } },
    { cause: "purchase", comesIn: 5 },
  );
  await act("an order that was made twice is cancelled", async () => {
    const movement = await madeAs("Conferma 2304");
    if (movement?.state !== "forecast") return;
    const { id } = movement;
    await asOffice({ endpoint: cancelMovement, params: { id }, now: ago(13) }, () => cancel(id, ago(13)));
  });
  await unload(
    stage,
    {
      days: 6,
      reference: "Fiera Rimini",
      reason: "Esposizione alla fiera",
      pieces: { wallbox: 1 },
      warehouseId: there,
    },
    { cause: "adjustment", as: "booked" },
  );
  await unload(
    stage,
    {
      days: 5,
      reference: "Campione Rossi",
      reason: "Campione chiesto da un installatore",
      pieces: { connectors: 10 },
      warehouseId: there,
    },
    { cause: "adjustment", as: "forecast" },
  );
  await unload(
    stage,
    { days: 9, reference: "Verbale 3", reason: "Vetro rotto dal muletto", pieces: { modules: 1 }, warehouseId: there },
    { cause: "scrap", as: "done" },
  );
  await load(
    stage,
    { days: 8, reference: "Rettifica 7", reason: "Scatola trovata", pieces: { connectors: 50 }, warehouseId: there },
    { cause: "adjustment" },
  );
  await act("a slip is put right", async () => {
    const wrong = await madeAs("Rettifica 7");
    if (!wrong || wrong.reversedBy) return;
    const now = ago(7);
    await asOffice({ endpoint: correctMovement, params: { id: wrong.id }, now }, () =>
      correct(wrong.id, { reason: "La scatola era già contata" }, now),
    );
  });
}

/** A count of what lies in Torino; its id. */
const begun = ({ once, ago }: Stage, there: string, place: string, days: number): Promise<string> =>
  once(`a count of ${place}`, async () => {
    const known = (await listCounts({ warehouseId: there, limit: 50 })).items.find((count) => count.place === place);
    if (known) return known.id;
    const now = ago(days, place);
    const wanted = { warehouseId: there, place };
    return (await asOffice({ endpoint: openCountContract, now }, (user) => openCount(wanted, user.id, now))).id;
  });

/** The warehouse counts so many of its lines: as many as there are, of the first one fewer. */
const found = ({ act, ago }: Stage, id: string, place: string, days: number, most: number, missing: number) =>
  act(`${place} is counted`, async () => {
    if ((await loadCount(id)).state !== "open") return;
    const now = ago(days, place);
    const { warehouseId } = await loadCount(id);
    const lines = (await linesOf(id)).slice(0, most);
    const stock = await stockByPlace(
      lines.map(({ productId }) => productId),
      [warehouseId],
    );
    for (const [index, { productId, counted }] of lines.entries()) {
      if (counted !== undefined) continue;
      const lies = stock.get(productId)?.places.get(warehouseId)?.onHand ?? 0;
      const pieces = Math.max(0, lies - (index === 0 ? missing : 0));
      const params = { id, productId };
      await asOffice({ endpoint: countGoods, params, now, email: emails.warehouse }, (user) =>
        countLine(id, productId, { pieces }, user.id, now),
      );
    }
  });

/** The counts that wait, that were approved, and that are to be approved. */
async function counts(stage: Stage, there: string): Promise<void> {
  const { act, ago } = stage;
  const handed = (id: string, place: string, days: number) =>
    act(`${place} is handed in`, async () => {
      if ((await loadCount(id)).state !== "open") return;
      const now = ago(days, place);
      await asOffice({ endpoint: handInCount, params: { id }, now, email: emails.warehouse }, (user) =>
        handIn(id, user.id, now),
      );
    });
  const all = 200;
  const approved = await begun(stage, there, "Corsia A", 4);
  await found(stage, approved, "Corsia A", 3.9, all, 1);
  await handed(approved, "Corsia A", 3.8);
  await act("Corsia A is approved", async () => {
    if ((await loadCount(approved)).state !== "counted") return;
    const now = ago(3, "Corsia A");
    const reason = "Un pezzo mancante, ricontato";
    await asOffice({ endpoint: approveCount, params: { id: approved }, now, reason }, (user) =>
      approve(approved, reason, user.id, now),
    );
  });
  const waiting = await begun(stage, there, "Corsia B", 2);
  await found(stage, waiting, "Corsia B", 1.9, all, 2);
  await handed(waiting, "Corsia B", 1.8);
  const open = await begun(stage, there, "Corsia C", 1);
  await found(stage, open, "Corsia C", 0.5, 2, 0);
}

/** Several warehouses, what moved between them and what is to come, and what was counted. */
export async function warehouses(stage: Stage): Promise<void> {
  const there = await torino(stage);
  await movements(stage, there);
  await counts(stage, there);
}
