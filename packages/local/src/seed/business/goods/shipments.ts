import { setStock } from "@solvia/core/contract/back-office/catalogue-products";
import {
  cancelShipment,
  setShipmentStatus,
  splitShipment as splitContract,
} from "@solvia/core/contract/back-office/logistics";
import { getEditedProduct } from "@solvia/core/catalogue/editing/get-edited-product";
import { mainWarehouseId } from "@solvia/core/logistics/movements/movement";
import { setOnHand } from "@solvia/core/logistics/set-stock";
import { listWarehouses } from "@solvia/core/logistics/warehouses/warehouses";
import { romeDate } from "@solvia/core/platform/time";
import { cancelShipment as cancel, splitShipment } from "@solvia/core/shipments/arranging/arrange-shipments";
import { evaluateShipment } from "@solvia/core/shipments/promising/evaluate-shipment";
import { setShipmentReady } from "@solvia/core/shipments/send-shipment";
import type { Carrier } from "@solvia/core/shipments/shipment";
import { loadShipment } from "@solvia/core/shipments/stored-shipment";
import { setReady } from "@solvia/core/contract/back-office/orders";
import { emails } from "../../../demo/known.ts";
import { asOffice } from "../actors.ts";
import { goods, placed, productOf, type Goods, type Pieces } from "../buying.ts";
import { damageResolved, damageTold } from "./damage.ts";
import { incoming } from "./incoming.ts";
import { transferCame } from "../office-acts.ts";
import type { Stage } from "../stage.ts";
import {
  annulled,
  carriers,
  codes,
  costing,
  documented,
  heldBack,
  labelled,
  linesOf,
  noted,
  pickupDay,
  scanned,
  scheduled,
  stepped,
  tracked,
  urgent,
  type Of,
} from "./shipping-acts.ts";

const { company, consumer, merchant, premium, reseller } = emails;

/** What a paid order's shipment is made of; the transfer's number in the statement is its own. */
interface Paid {
  email: string;
  days: number;
  pieces: Pieces;
  nth: number;
  reference?: string;
}

/** An order that was paid the day after; its id, which its first shipment has too. */
async function paid(stage: Stage, story: string, { nth, ...wish }: Paid): Promise<string> {
  const id = await placed(stage, story, wish);
  await transferCame(stage, story, id, { days: wish.days - 0.8, nth });
  return id;
}

const ready = ({ act, ago }: Stage, story: string, id: string, days: number) =>
  act(`${story}: ${id} ready`, async () => {
    if ((await loadShipment(id)).state !== "to_prepare") return;
    const now = ago(days, story);
    await asOffice({ endpoint: setReady, params: { id }, now }, () => setShipmentReady(id, true, now));
  });

/** Pieces go in a shipment of their own, from another warehouse where one is named; its id. */
const apart = (
  { once, ago }: Stage,
  story: string,
  id: string,
  days: number,
  pieces: Pieces,
  warehouseId: string = mainWarehouseId,
) =>
  once(`${story}: ${Object.keys(pieces).join(" and ")} apart`, async () => {
    const lines = await linesOf(pieces);
    const made = async () =>
      (await loadShipment(id)).order.shipments?.find(
        (one) => one.id !== id && one.lines.every((line, at) => line.productId === lines[at]?.productId),
      )?.id;
    const known = await made();
    if (known) return known;
    const now = ago(days, story);
    await asOffice({ endpoint: splitContract, params: { id }, now }, () =>
      splitShipment(id, { lines, warehouseId }, now),
    );
    const part = await made();
    if (!part) throw new Error(`nothing of ${story} goes apart`);
    return part;
  });

/** Serials of a shipment's pieces, scanned as they are packed. */
async function packed(stage: Stage, story: string, id: string, days: number, name: Goods, found: readonly string[]) {
  const { movementId } = await loadShipment(id);
  await scanned(stage, { story, id: movementId, days }, await productOf(goods[name]), found, async () => {
    const { state } = await loadShipment(id);
    return state === "shipped" || state === "delivered";
  });
}

interface Leaving {
  carrier: Carrier;
  /** Cents. */
  costs: number;
  tracking: string;
}

/** A shipment leaves with its papers, so many days ago, on the day for which it was planned. */
async function leaves(stage: Stage, { story, id, days }: Of, { carrier, costs, tracking }: Leaving): Promise<void> {
  const before = { story, id, days: days + 0.6 };
  await scheduled(stage, before, romeDate(stage.ago(days, story)), carrier);
  await documented(stage, { story, id, days: days + 0.1 });
  await labelled(stage, { story, id, days: days + 0.08 });
  await stepped(stage, { story, id, days }, { action: "hand-over" }, "scheduled");
  await tracked(stage, { story, id, days: days - 0.05 }, tracking);
  await costing(stage, { story, id, days: days - 0.1 }, costs);
}

const arrived = (stage: Stage, story: string, id: string, days: number) =>
  stepped(stage, { story, id, days }, { action: "deliver", signedBy: "Paolo Riva" }, "shipped");

/** What has left: it has arrived, is on its way, or came to harm. Documents are issued in the order of their days. */
async function gone(stage: Stage): Promise<void> {
  const wallbox = await paid(stage, "a wallbox that arrived", {
    email: premium,
    days: 14,
    nth: 311,
    pieces: { wallbox: 1, connectors: 20 },
  });
  await ready(stage, "a wallbox that arrived", wallbox, 12);
  await packed(stage, "a wallbox that arrived", wallbox, 11.4, "wallbox", codes("EH24", 118, 1));
  const byCourier = { carrier: carriers.light, costs: 1_450, tracking: "ADG7741902" };
  await leaves(stage, { story: "a wallbox that arrived", id: wallbox, days: 11 }, byCourier);
  await arrived(stage, "a wallbox that arrived", wallbox, 9);
  const scratched = { story: "a wallbox that arrived", id: wallbox };
  await damageTold(
    stage,
    { ...scratched, days: 8 },
    {
      damage: "hidden",
      pieces: 1,
      reservation: "Riserva specifica: wallbox con il coperchio incrinato, visto aprendo l'imballo.",
      reservedAtDoor: false,
      words: "La scatola fuori era intatta.",
      name: "Paolo Ferri",
    },
  );
  const toCarrier = { action: "claim", email: "danni@corriereadige.example" } as const;
  await damageResolved(stage, { ...scratched, days: 7.5 }, 1, toCarrier);
  const replaced = { action: "settle", outcome: "replaced", note: "Il coperchio nuovo parte domani." } as const;
  await damageResolved(stage, { ...scratched, days: 6 }, 2, replaced);

  const broken = "glass that broke on its way";
  const pallet = await paid(stage, broken, { email: reseller, days: 12.5, nth: 312, pieces: { modules: 36 } });
  await ready(stage, broken, pallet, 11);
  const byPallet = { carrier: carriers.heavy, costs: 9_800, tracking: "PO-55120" };
  await leaves(stage, { story: broken, id: pallet, days: 8 }, byPallet);
  await damageTold(
    stage,
    { story: broken, id: pallet, days: 7 },
    {
      damage: "visible",
      pieces: 2,
      reservation: "Riserva specifica: due moduli con il vetro rotto, imballo sfondato su un lato.",
      reservedAtDoor: true,
      words: "Il bancale era inclinato sul camion. L'autista ha firmato la riserva.",
      name: "Marta Galli",
    },
  );

  const way = "inverters on their way";
  const inverters = await paid(stage, way, {
    email: company,
    days: 9,
    nth: 313,
    pieces: { inverter: 2, connectors: 40 },
  });
  await ready(stage, way, inverters, 3);
  await packed(stage, way, inverters, 2.5, "inverter", codes("HV2411A", 402, 2));
  await leaves(
    stage,
    { story: way, id: inverters, days: 1 },
    { carrier: carriers.light, costs: 2_260, tracking: "ADG7745518" },
  );
}

/** One order from two warehouses: a part has arrived, one is picked up today, one waits for the customer. */
async function inParts(stage: Stage): Promise<void> {
  const torino = (await listWarehouses()).find(({ ddtSeries }) => ddtSeries === "T")?.id ?? mainWarehouseId;
  const story = "a roof in parts";
  const pieces = { modules: 60, hybrid: 2, battery: 2 };
  const id = await paid(stage, story, {
    email: reseller,
    days: 11,
    nth: 314,
    pieces,
    reference: "Tetto Via Po",
  });
  const near = await apart(stage, story, id, 9, { modules: 30 }, torino);
  const storage = await apart(stage, story, id, 8.9, { hybrid: 2, battery: 2 });
  await ready(stage, story, near, 8);
  await leaves(
    stage,
    { story: "the modules near", id: near, days: 5 },
    { carrier: carriers.heavy, costs: 8_700, tracking: "PO-55131" },
  );
  await arrived(stage, "the modules near", near, 4);
  await heldBack(stage, { story, id, days: 3 }, "Il cantiere apre lunedì: non consegnare prima");
  await ready(stage, story, storage, 2);
  await packed(stage, story, storage, 1.5, "hybrid", codes("GEN24-", 7031, 2));
  await packed(stage, story, storage, 1.4, "battery", codes("HVS128-", 2210, 2));
  await scheduled(stage, { story: "the storage", id: storage, days: 1.2 }, pickupDay(stage, 0), carriers.heavy);
  await documented(stage, { story: "the storage", id: storage, days: 0.9 });
}

/** What is to be picked up: one today whose document was written anew, others on the days that come. */
async function planned(stage: Stage): Promise<void> {
  const today = "a charger for today";
  const id = await paid(stage, today, { email: company, days: 5, nth: 315, pieces: { wallbox: 2 } });
  await ready(stage, today, id, 2.6);
  await packed(stage, today, id, 2, "wallbox", codes("EH24", 125, 2));
  const of = { story: today, id };
  await scheduled(stage, { ...of, days: 1.7 }, pickupDay(stage, 0), carriers.light);
  await documented(stage, { ...of, days: 0.8 });
  await annulled(stage, { ...of, days: 0.7 }, "Il vettore è cambiato dopo la stampa");
  await documented(stage, { ...of, days: 0.6 });
  await labelled(stage, { ...of, days: 0.5 });
  for (const [story, ahead, email, pieces, nth] of [
    ["optimizers for tomorrow", 1, company, { optimizer: 6, connectors: 20 }, 316],
    ["monitors after tomorrow", 2, premium, { monitor: 2 }, 317],
    ["a pallet in some days", 4, reseller, { strongerModules: 36 }, 318],
    ["hooks for next week", 7, reseller, { brackets: 40 }, 319],
    ["an inverter in ten days", 10, consumer, { inverter: 1 }, 320],
  ] as const) {
    const next = await paid(stage, story, { email, days: 4.5, nth, pieces });
    await ready(stage, story, next, 1.6);
    const carrier = ahead === 4 ? carriers.heavy : carriers.light;
    await scheduled(stage, { story, id: next, days: 1.3 }, pickupDay(stage, ahead), carrier);
  }
}

/** What still is in the house: urgent, held, cancelled in part, waiting for goods. */
async function inHouse(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const first = "connectors before others";
  const connectors = await paid(stage, first, { email: premium, days: 3, nth: 321, pieces: { connectors: 60 } });
  await urgent(stage, { story: first, id: connectors, days: 1 }, 3);
  await noted(stage, { story: first, id: connectors, days: 0.9 }, "Un solo cartone, etichetta bianca per il cantiere.");
  const held = "a balcony that is held";
  const balcony = await paid(stage, held, { email: consumer, days: 3.5, nth: 322, pieces: { balcony: 1 } });
  await heldBack(stage, { story: held, id: balcony, days: 1 }, "Il cliente è in ferie fino alla prossima settimana");

  const fewer = "hooks of which a part is not sent";
  const hooks = await paid(stage, fewer, { email: reseller, days: 7, nth: 323, pieces: { brackets: 50, monitor: 2 } });
  const off = await apart(stage, fewer, hooks, 5, { monitor: 2 });
  await act(`${fewer}: cancelled`, async () => {
    if ((await loadShipment(off)).state === "cancelled") return;
    const now = ago(4, fewer);
    await asOffice({ endpoint: cancelShipment, params: { id: off }, now }, () => cancel(off, now));
  });
}

/** Shipments in every state with their papers, and what comes into the warehouses: a working day of theirs. */
export async function shipments(stage: Stage): Promise<void> {
  await gone(stage);
  await inParts(stage);
  await planned(stage);
  await inHouse(stage);
  await incoming(stage);
}

const waits = "balconies that are waited for";

/** Goods that were paid and counted as fewer than were thought: they are waited for. */
export async function awaitedGoods(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const balconies = await paid(stage, waits, { email: merchant, days: 4, nth: 324, pieces: { balcony: 2 } });
  await act(`${waits}: counted`, async () => {
    if ((await loadShipment(balconies)).state !== "to_prepare") return;
    const now = ago(2, waits);
    const productId = await productOf(goods.balcony);
    const { stock } = await getEditedProduct(productId);
    await asOffice({ endpoint: setStock, params: { id: productId }, now }, () =>
      setOnHand(productId, Math.min(stock.onHand, 1), undefined, now),
    );
    await asOffice({ endpoint: setShipmentStatus, params: { id: balconies }, now }, () =>
      evaluateShipment(balconies, now),
    );
  });
}
