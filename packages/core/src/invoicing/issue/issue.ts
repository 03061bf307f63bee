import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { writer } from "../../platform/authorship.ts";
import type { Cents } from "../../platform/money.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { decidedAnew } from "../../platform/storing/decided-anew.ts";
import { instant, romeDate, type CivilDate } from "../../platform/time.ts";
import {
  demandRoomWith,
  isForBody,
  leftOutOf,
  loadOrder,
  paymentToReturn,
  withInvoice,
  writeOrder,
  type Order,
  type OrderDocument,
  type WithdrawnPieces,
} from "../../orders/index.ts";
import type { VatCheck } from "../../tax/index.ts";
import type { Content, FiscalDocument } from "../document.ts";
import { ExchangeFileEntity, FiscalDocumentEntity, itemOf } from "../document.table.ts";
import { toldAsIssued } from "../exchange/told-of.ts";
import { documentIssued } from "../events.ts";
import { isCredit, isForGoods, standsSplit } from "../rules/invoiced.ts";
import type { Draft } from "../rules/invoice-of.ts";
import { dateOf, numberIn, seriesOf } from "../rules/next-document.ts";
import { fileNameOf, progressiveOf } from "../xml/file-name.ts";
import { refusalsOf } from "../xml/pre-flight.ts";
import { filesSeries, lastOf, takeNext } from "./counters.ts";
import { creditedOfPaid } from "./credited-of-paid.ts";
import { vatPaidBefore } from "./vat-paid-before.ts";
import { pdfKey, pdfName, renderDocument, renderIssued, xmlKey, xmlName } from "./renderings.ts";

export interface Wanted {
  draft: Draft;
  operationOn: CivilDate;
  /** The pieces that a credit note takes back. */
  pieces?: readonly WithdrawnPieces[] | undefined;
  /** The step of a correction that it is. */
  cause?: string | undefined;
  /** Cents that its correction sends back. */
  sentBack?: Cents | undefined;
  /** Its pieces are none that a withdrawal is of. */
  apart?: boolean | undefined;
  /** What of the money that came it asks for no more is due back at once. */
  releases?: boolean | undefined;
  /** The register's answer on which it rests. */
  register?: VatCheck | undefined;
}

/**
 * Issues what `decide` makes of the order as it is: the number, the document and the order that names it in one transaction, so that
 * numbers have no gap and follow their dates. Whoever collides with another issue decides anew; nothing decided leaves the order as it
 * is. Whoever is answered finds PDF and XML of its documents there, also of one that somebody else has issued just then. Problems: document-refused with the exchange's codes, limit-reached, those of `decide`, version-conflict.
 */
export async function issueFor(
  orderId: string,
  decide: (order: Order) => Promise<Wanted | undefined>,
  now: Date,
): Promise<Order> {
  return decidedAnew(async () => {
    const order = await loadOrder(orderId);
    const wanted = await decide(order);
    if (wanted) return write(order, wanted, now);
    await renderIssued(order);
    return order;
  });
}

async function write(
  order: Order,
  { draft, operationOn, releases, register, ...said }: Wanted,
  now: Date,
): Promise<Order> {
  const today = romeDate(now);
  const kind = isCredit(draft.type) ? "credit-note" : "invoice";
  const series = seriesOf(kind, operationOn);
  const [counted, files] = await Promise.all([lastOf(series), lastOf(filesSeries)]);
  const date = dateOf(operationOn, counted.lastOn);
  // Transport documents say their own days.
  const isEarlier = kind === "invoice" && operationOn < date && draft.deliveries.length === 0;
  const content: Content = {
    ...draft,
    number: numberIn(series, counted.last + 1),
    date,
    ...(isEarlier && { operationOn }),
  };
  const refusals = refusalsOf(content, { today, split: isForBody(order) || standsSplit(order) });
  if (refusals.length > 0) throw new Problem("document-refused", { refusals });
  const progressive = progressiveOf(files.last + 1);
  const document: FiscalDocument = {
    id: newId(),
    orderId: order.id,
    userId: order.userId,
    ...(order.companyId && { companyId: order.companyId }),
    version: 1,
    issuedBy: writer(),
    issuedOn: instant(now),
    content,
    ...(register && { register }),
    state: "generated",
    transmissions: [
      { fileName: fileNameOf(content.seller.vatNumber ?? "", progressive), progressive, madeOn: instant(now) },
    ],
    notices: [],
  };
  const withIt = withDocument(order, document, said);
  demandRoomWith(withIt, "invoice", order.invoices?.length ?? 0);
  // A correction sends money back by a step of its own.
  const asksNoVat = draft.splitPayment && isForGoods(draft.type) && said.cause === undefined;
  const settled = asksNoVat
    ? await vatPaidBefore(withIt)
    : releases
      ? await creditedOfPaid(withIt)
      : { order: withIt, receipts: [], amount: 0 };
  const toReturn = { orderId: order.id, amount: settled.amount, currency: "eur" };
  const after = await writeOrder({
    before: order,
    after: settled.order,
    receipts: settled.receipts,
    also: [
      takeNext(series, counted, date),
      takeNext(filesSeries, files, today),
      FiscalDocumentEntity.build(PutTransaction)
        .item(itemOf(document))
        .options({ condition: { attr: "id", exists: false } }),
      ...document.transmissions.map(({ fileName }) =>
        ExchangeFileEntity.build(PutTransaction)
          .item({ fileName, documentId: document.id })
          .options({ condition: { attr: "fileName", exists: false } }),
      ),
    ],
    beside: toldAsIssued(document),
    events: [
      documentIssued.of({ documentId: document.id }),
      ...(settled.amount > 0 ? [paymentToReturn.of(toReturn)] : []),
    ],
    by: "system",
    now,
  });
  await renderDocument(document);
  return after;
}

/** The order with its new document, and with what that changes: due dates that count from it, the number that lets goods leave. */
function withDocument(
  order: Order,
  document: FiscalDocument,
  { pieces, cause, sentBack, apart }: Pick<Wanted, "pieces" | "cause" | "sentBack" | "apart">,
): Order {
  const { id, content, issuedOn: addedOn } = document;
  const { type, number, date, total, groups, splitPayment } = content;
  const split = splitPayment ? ({ split: true } as const) : {};
  const sums = groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat }));
  const without = isForGoods(type) ? leftOutOf(order) : undefined;
  const issued = {
    id,
    type,
    number,
    date,
    total,
    groups: sums,
    ...split,
    ...(pieces && { pieces }),
    ...(without && { without }),
    ...(cause && { cause }),
    ...(sentBack && { sentBack }),
    ...(apart && { apart }),
  };
  const kind = isCredit(type) ? "credit-note" : "invoice";
  const papers: OrderDocument[] = [
    { id, kind, name: pdfName(content), key: pdfKey(document), contentType: "application/pdf", addedOn, issued: id },
    {
      id: `${id}-xml`,
      kind,
      name: xmlName(content),
      key: xmlKey(document),
      contentType: "application/xml",
      addedOn,
      issued: id,
    },
  ];
  const dated = isForGoods(type) ? withInvoice(order, date) : order;
  return {
    ...dated,
    invoices: [...(order.invoices ?? []), issued],
    documents: [...(order.documents ?? []), ...papers],
    ...(isForGoods(type) && { invoiceNumber: order.invoiceNumber ?? number }),
  };
}
