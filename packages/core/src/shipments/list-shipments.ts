import {
  orderOfNumber,
  ShipmentRowEntity,
  shipmentsIn,
  shipmentsOf,
  shipmentsOfMonth,
  typedNumber,
} from "../orders/index.ts";
import type { ShipmentState } from "../orders/index.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { endAt } from "../platform/sharded-list/list.ts";
import { pageOfShards } from "../platform/sharded-list/read.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { telephoneFinder } from "../platform/text/telephone.ts";
import { romeMonth } from "../platform/time.ts";
import { serialsOfCode } from "../serials/index.ts";
import { shipmentsDocumented } from "./find-by-document.ts";
import { ShipmentEntity } from "./shipment.table.ts";
import { toldRows, type Row } from "./told-rows.ts";

interface Query {
  status?: ShipmentState | undefined;
  /** "2026-11", of those in any state; the current month where nothing is said. */
  period?: string | undefined;
  priority?: number | undefined;
  warehouse?: string | undefined;
  text?: string | undefined;
  /** What an order's number or a serial names is found in whatever state it is. */
  wherever?: boolean | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Shipments that one look goes through at most, and those of one read. */
const lookedThrough = 2000;
const atOnce = 200;

/** As words are compared: without case and accents, as they are typed with one hand. */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const fits = ({ priority, warehouse, text }: Query) => {
  const words = plain(text ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const isTelephone = telephoneFinder(text ?? "");
  return (row: Row): boolean => {
    if (priority !== undefined && row.priority !== priority) return false;
    if (warehouse !== undefined && row.warehouseId !== warehouse) return false;
    if (isTelephone && row.telephone !== undefined && isTelephone(row.telephone)) return true;
    const { customerName, place, orderNumber, documentNumber, trackingCode, carrier, articles } = row;
    const told = plain([customerName, place, orderNumber, documentNumber, trackingCode, carrier, articles].join(" "));
    return words.every((word) => told.includes(word));
  };
};

/** The shipments of the order that a whole number names, whatever month they are of. */
async function shipmentsNumbered(text: string | undefined): Promise<Row[] | undefined> {
  const number = typedNumber(text ?? "");
  const order = number ? await orderOfNumber(number) : undefined;
  if (!order) return undefined;
  return readAll(
    ShipmentRowEntity,
    shipmentsOf(order).map(({ id }) => ({ id })),
  );
}

/** A serial has a digit and is one word. */
const serialForm = /^(?=.*\d)[\dA-Z][\dA-Z\-_./+:#*]{3,39}$/;

/** The shipments that a piece goes or has gone with, whatever month they are of; undefined where nobody knows it, or it has left with none. */
async function shipmentsOfSerial(text: string | undefined): Promise<Row[] | undefined> {
  const code = (text ?? "").trim().toUpperCase();
  if (!serialForm.test(code)) return undefined;
  const ids = (await serialsOfCode(code)).flatMap(({ shipmentId }) =>
    shipmentId === undefined ? [] : [{ id: shipmentId }],
  );
  return ids.length === 0 ? undefined : readAll(ShipmentRowEntity, ids);
}

/** Rows with the carrier that was said of them since, which is kept beside: a list shows that one. */
async function withCarriers(rows: Row[]): Promise<Row[]> {
  const files = await readAll(
    ShipmentEntity,
    rows.map(({ id }) => ({ id })),
  );
  const carriers = new Map(files.map(({ id, carrier }) => [id, carrier?.name]));
  return rows.map((row) => ({ ...row, carrier: carriers.get(row.id) ?? row.carrier }));
}

/**
 * Shipments in a state, those of a higher priority first, then those that were ordered first; or those of a month, the earliest day first. A
 * whole order number, or a transport document's, finds its shipments of whatever month, a serial that with which it goes or has gone.
 */
export async function listShipments(query: Query, now: Date) {
  const { status, wherever = false } = query;
  const numbered =
    status && !wherever
      ? undefined
      : ((await shipmentsNumbered(query.text)) ?? (await shipmentsDocumented(query.text)));
  if (numbered) return { items: await toldRows(numbered), cursor: null };
  const withSerial = await shipmentsOfSerial(query.text);
  if (withSerial) {
    const asked = withSerial.filter((row) => status === undefined || wherever || row.state === status);
    return { items: await toldRows(asked.filter(fits({ ...query, text: undefined }))), cursor: null };
  }
  const month = query.period ?? romeMonth(now);
  const { items, cursor } = await filledPage<Row>(query, {
    read: (after) => {
      const page = { after, limit: atOnce };
      // Each list by its own name: the function's permissions follow from these words.
      return status
        ? pageOfShards(shipmentsIn(status), ShipmentRowEntity, page)
        : pageOfShards(shipmentsOfMonth(month), ShipmentRowEntity, page);
    },
    fitting: async (rows) => (query.text ? await withCarriers([...rows]) : rows).filter(fits(query)),
    keyOf: (row) => (status ? endAt(shipmentsIn(status), row.gsi1sk) : endAt(shipmentsOfMonth(month), row.gsi2sk)),
    lookedThrough,
  });
  return { items: await toldRows(items), cursor };
}
