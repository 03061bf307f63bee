import { loadOrder, shipmentsOf, wordsFor, type Order } from "../../orders/index.ts";
import { drawPdf, drawTable, mm } from "../../platform/pdf/pdf.ts";
import { fill } from "../../platform/text/fill.ts";
import { everySerialTakenBy, type Serial } from "../../serials/index.ts";
import { loadShipment } from "../stored-shipment.ts";
import { transportWords } from "./words/index.ts";

/** The serials that a shipment, or an order's shipments, took away, for the papers of the grid and of incentives (GSE: brand, model, serial). */
interface SerialList {
  order: Order;
  /** The transport document to which it is the annex; absent where it is of several shipments, or none was issued. */
  document?: string | undefined;
  serials: readonly Serial[];
}

async function takenBy(movementIds: readonly string[]): Promise<Serial[]> {
  const found: Serial[] = [];
  for (const id of movementIds) found.push(...(await everySerialTakenBy(id)));
  return found.toSorted(
    (a, b) =>
      a.brand.localeCompare(b.brand) || a.productCode.localeCompare(b.productCode) || (a.code < b.code ? -1 : 1),
  );
}

/** Problem: not-found. */
export async function serialsOfShipment(id: string): Promise<SerialList> {
  const { order, movementId, transportDocument } = await loadShipment(id);
  return { order, document: transportDocument?.number, serials: await takenBy([movementId]) };
}

/** Of all shipments of an order that weren't cancelled. Problem: not-found. */
export async function serialsOfOrder(orderId: string): Promise<SerialList> {
  const order = await loadOrder(orderId);
  const live = shipmentsOf(order).filter(({ state }) => state !== "cancelled");
  return { order, serials: await takenBy(live.map(({ movementId }) => movementId)) };
}

/** What is called the model: the maker's name of it. */
export const serialsView = ({ order, serials }: SerialList) => ({
  orderNumber: order.number,
  items: serials.map(({ brand, name, productCode, code }) => ({ brand, model: name, productCode, code })),
});

export function serialsPdf({ order, document, serials }: SerialList): Promise<Uint8Array> {
  const { locale, customer, number, anonymousPackaging } = order;
  const { language } = customer;
  const { serialList, annexTo, order: ofOrder, brand, model, serial } = transportWords[language];
  const title = `${serialList} · ${ofOrder} ${number}`;
  const style = { title, foot: title, page: wordsFor(language, locale).pageOf };
  return drawPdf({ ...style, ...(anonymousPackaging && { anonymous: true as const }) }, (pdf) => {
    const { left, top } = pdf.page.margins;
    pdf.font("bold").fontSize(14).text(title, left, top).moveDown(0.5);
    pdf
      .font("regular")
      .fontSize(9)
      .text(
        [...(document ? [fill(annexTo, { number: document })] : []), customer.companyName ?? customer.name].join("\n"),
      )
      .moveDown(1);
    const columns = [
      { title: brand, width: mm(35) },
      { title: model, width: mm(79) },
      { title: serial, width: mm(60) },
    ];
    drawTable(
      pdf,
      columns,
      serials.map(({ brand: maker, name, productCode, code }) => [maker, `${name} (${productCode})`, code]),
    );
  });
}
