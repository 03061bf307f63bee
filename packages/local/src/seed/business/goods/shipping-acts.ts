import {
  annulTransportDocument as annul,
  holdShipment,
  issueTransportDocument as issue,
  schedulePickup,
  setShipmentCosts,
  setShipmentLabel,
  setShipmentPriority,
  setShipmentStatus,
  setWarehouseNotes,
  saveShipment as save,
} from "@solvia/core/contract/back-office/logistics";
import { scanSerial } from "@solvia/core/contract/warehouse";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { CivilDate } from "@solvia/core/platform/time";
import { plusDays } from "@solvia/core/platform/time";
import { scanSerial as scan } from "@solvia/core/serials/scan/scan-serial";
import { saveShipment, setCosts, setHold, setLabel, setNotes, setPriority } from "@solvia/core/shipments/keep-shipment";
import { annulTransportDocument, issueTransportDocument } from "@solvia/core/shipments/papers/issue-for-shipment";
import { documentsFor } from "@solvia/core/shipments/papers/stored-document";
import { labelsPdf } from "@solvia/core/shipments/papers/paper-files";
import { dayOfPickup } from "@solvia/core/shipments/shipment";
import { scheduleShipment } from "@solvia/core/shipments/send-shipment";
import type { Carrier } from "@solvia/core/shipments/shipment";
import type { Standing } from "@solvia/core/shipments/shipment-machine";
import { stepOn, type Step } from "@solvia/core/shipments/step-on";
import { loadShipment } from "@solvia/core/shipments/stored-shipment";
import { emails } from "../../../demo/known.ts";
import { asOffice } from "../actors.ts";
import { goods, productOf, type Goods, type Pieces } from "../buying.ts";
import type { Stage } from "../stage.ts";

/** Invented, like all companies of the demonstration. */
export const carriers = {
  light: {
    name: "Corriere Adige S.p.A.",
    vatNumber: "IT02600310289",
    address: "Via del Lavoro 14, 37135 Verona (VR)",
    adr: false,
    tailLift: true,
  },
  heavy: {
    name: "Autotrasporti Po S.r.l.",
    telephone: "049 555 0142",
    address: "Viale dell'Industria 60, 35129 Padova (PD)",
    adr: true,
    tailLift: true,
  },
} as const satisfies Record<string, Carrier>;

/** A shipment of a story, and so many days ago. */
export interface Of {
  story: string;
  id: string;
  days: number;
}

/** What the office does with a shipment, unless it is done already. */
const shipped = (
  { act, ago }: Stage,
  what: string,
  { story, id, days }: Of,
  endpoint: Endpoint,
  isDone: (standing: Standing) => boolean | Promise<boolean>,
  run: (now: Date) => Promise<unknown>,
) =>
  act(`${story}: ${what}`, async () => {
    if (await isDone(await loadShipment(id))) return;
    const now = ago(days, story);
    await asOffice({ endpoint, params: { id }, now }, () => run(now));
  });

/** A day after the business was begun, of those on which goods are picked up: today, else no Saturday or Sunday. */
export function pickupDay({ today }: Stage, ahead: number): CivilDate {
  const day = plusDays(today, ahead);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (ahead === 0 || (weekday !== 0 && weekday !== 6)) return day;
  return plusDays(day, weekday === 6 ? 2 : 1);
}

export const scheduled = (stage: Stage, of: Of, date: CivilDate, carrier: Carrier) =>
  shipped(
    stage,
    `picked up on a day ${of.days} ago`,
    of,
    schedulePickup,
    ({ plannedOn, state }) => state !== "ready" || plannedOn === date,
    async (now) => {
      const { plannedOn, file } = await loadShipment(of.id);
      const seen = { date: plannedOn, slot: dayOfPickup(file.days)?.slot, carrier: file.carrier };
      return scheduleShipment(of.id, { date, carrier, seen }, now);
    },
  );

export const documented = (stage: Stage, of: Of) =>
  shipped(
    stage,
    `document ${of.days} ago`,
    of,
    issue,
    ({ transportDocument }) => transportDocument !== undefined,
    (now) => issueTransportDocument(of.id, {}, now),
  );

export const annulled = (stage: Stage, of: Of, reason: string) =>
  shipped(
    stage,
    "document annulled",
    of,
    annul,
    // Since then it has another one.
    async () => (await documentsFor(of.id)).some(({ state }) => state === "annulled"),
    (now) => annulTransportDocument(of.id, reason, now),
  );

/** Its labels are drawn, each package with a code of its own, and put on. */
export const labelled = (stage: Stage, of: Of) =>
  shipped(
    stage,
    "labels",
    of,
    setShipmentLabel,
    ({ file }) => file.label,
    async (now) => {
      await labelsPdf(of.id);
      await setLabel(of.id, true, now);
    },
  );

export const stepped = (stage: Stage, of: Of, step: Step, from: Standing["state"]) =>
  shipped(
    stage,
    step.action,
    of,
    setShipmentStatus,
    ({ state }) => state !== from,
    (now) => stepOn(of.id, step, now),
  );

export const costing = (stage: Stage, of: Of, costs: number) =>
  shipped(
    stage,
    "costs",
    of,
    setShipmentCosts,
    ({ file }) => file.costs !== undefined,
    (now) => setCosts(of.id, { costs }, now),
  );

export const tracked = (stage: Stage, of: Of, trackingCode: string) =>
  shipped(
    stage,
    "tracking",
    of,
    save,
    (standing) => standing.trackingCode !== undefined,
    (now) =>
      saveShipment(of.id, { seen: {}, trackingCode, trackingUrl: `https://traccia.example/${trackingCode}` }, now),
  );

export const heldBack = (stage: Stage, of: Of, reason: string) =>
  shipped(
    stage,
    "held",
    of,
    holdShipment,
    ({ file }) => file.hold !== undefined,
    (now) => setHold(of.id, { which: "hold", reason }, now),
  );

export const urgent = (stage: Stage, of: Of, priority: number) =>
  shipped(
    stage,
    "before others",
    of,
    setShipmentPriority,
    ({ order }) => order.priority === priority,
    async (now) => setPriority(of.id, { priority, seen: (await loadShipment(of.id)).order.priority ?? 0 }, now),
  );

export const noted = (stage: Stage, of: Of, notes: string) =>
  shipped(
    stage,
    "told to the warehouse",
    of,
    setWarehouseNotes,
    ({ file }) => file.warehouseNotes !== undefined,
    (now) => setNotes(of.id, "warehouseNotes", { notes, seen: "" }, now),
  );

/** Codes that follow one another. */
export const codes = (mark: string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${mark}${String(from + at).padStart(6, "0")}`);

/** The warehouse scans pieces for a movement, which it may do again; nothing where that is done already. */
export const scanned = (
  { act, ago }: Stage,
  { story, id, days }: Of,
  productId: string,
  found: readonly string[],
  isOver: () => Promise<boolean>,
) =>
  act(`${story}: ${found[0]} to ${found.at(-1)} scanned`, async () => {
    if (await isOver()) return;
    const now = ago(days, story);
    for (const code of found)
      await asOffice({ endpoint: scanSerial, params: { id }, now, email: emails.warehouse }, () =>
        scan(id, { code, productId }, now),
      );
  });

export const linesOf = (pieces: Pieces) =>
  Promise.all(
    (Object.entries(pieces) as [Goods, number][]).map(async ([name, quantity]) => ({
      productId: await productOf(goods[name]),
      quantity,
    })),
  );
