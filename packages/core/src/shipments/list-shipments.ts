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
import { romeMonth } from "../platform/time.ts";
import { toldRows, type Row } from "./told-rows.ts";

interface Query {
  status?: ShipmentState | undefined;
  /** "2026-11", of those in any state; the current month where nothing is said. */
  period?: string | undefined;
  priority?: number | undefined;
  warehouse?: string | undefined;
  text?: string | undefined;
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
  return (row: Row): boolean => {
    if (priority !== undefined && row.priority !== priority) return false;
    if (warehouse !== undefined && row.warehouseId !== warehouse) return false;
    const { customerName, place, orderNumber, documentNumber, trackingCode, carrier } = row;
    const told = plain([customerName, place, orderNumber, documentNumber, trackingCode, carrier].join(" "));
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

/**
 * Shipments in a state, those of a higher priority first, then those that were ordered first; or those of a month, the earliest day first. A
 * whole order number finds its shipments of whatever month.
 */
export async function listShipments(query: Query, now: Date) {
  const { status } = query;
  const numbered = status ? undefined : await shipmentsNumbered(query.text);
  if (numbered) return { items: await toldRows(numbered), cursor: null };
  const month = query.period ?? romeMonth(now);
  const { items, cursor } = await filledPage<Row>(query, {
    read: (after) => {
      const page = { after, limit: atOnce };
      // Each list by its own name: the function's permissions follow from these words.
      return status
        ? pageOfShards(shipmentsIn(status), ShipmentRowEntity, page)
        : pageOfShards(shipmentsOfMonth(month), ShipmentRowEntity, page);
    },
    fitting: (rows) => rows.filter(fits(query)),
    keyOf: (row) => (status ? endAt(shipmentsIn(status), row.gsi1sk) : endAt(shipmentsOfMonth(month), row.gsi2sk)),
    lookedThrough,
  });
  return { items: await toldRows(items), cursor };
}
