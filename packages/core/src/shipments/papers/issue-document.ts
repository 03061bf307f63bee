import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { loadProduct } from "../../catalogue/index.ts";
import { partiesOf } from "../../invoicing/index.ts";
import { writer } from "../../platform/authorship.ts";
import { newId, newSecret } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { nextNumber, type Counted } from "../../platform/storing/next-number.ts";
import { scannedFor } from "../../serials/index.ts";
import { instant, romeDate, type CivilDate, type Instant } from "../../platform/time.ts";
import type { Described } from "./dangerous-goods.ts";
import { tokenGone, tokenHeld } from "../damage/page-token.ts";
import { dateOf, documentOf, mainPlace, setOut, withSerials, type Said, type Sent } from "./document-of.ts";
import { documentsFor } from "./stored-document.ts";
import {
  numberIn,
  seriesOf,
  standingOf,
  transportDocumentMachine,
  type TransportDocument,
} from "./transport-document.ts";
import { itemOf, TransportDocumentEntity, TransportSeriesEntity } from "./transport-document.table.ts";
import type { Write } from "../../platform/storing/transaction.ts";

/** What it takes to issue a document of a shipment: what the office says, and whose it is. */
export interface Issue extends Said, Pick<Sent, "order" | "shipment" | "warehouse"> {
  /** What says of its warehouse that documents bear its series (`numberedWrites`). */
  numbered?: readonly Write[] | undefined;
}

export interface Issued {
  document: TransportDocument;
  writes: readonly Write[];
}

async function lastOf(series: string): Promise<Counted> {
  const { Item } = await TransportSeriesEntity.build(GetItemCommand)
    .key({ series })
    .options({ consistent: true })
    .send();
  return Item ?? { last: 0 };
}

/** Takes the next numbers of a series, in the transaction that uses them (`nextNumber`); the days are in their order. */
function takeNext(series: string, counted: Counted, days: readonly CivilDate[]): Write {
  const [first = "", last = first] = [days[0], days.at(-1)];
  const { condition } = nextNumber(counted, first);
  return TransportSeriesEntity.build(UpdateTransaction)
    .item({ series, last: counted.last + days.length, lastOn: last })
    .options({ condition });
}

/** The product as the law of dangerous goods sees it; of one that is gone what its line says. */
async function describedOf({ order, shipment }: Issue): Promise<Described[]> {
  return Promise.all(
    shipment.lines.map(async ({ productId }) => {
      const line = order.lines.find((one) => one.productId === productId);
      const { category = "others", weight = 0 } = line ?? {};
      const product = await loadProduct(productId).then(
        (loaded) => loaded.product,
        (error: unknown) => {
          if (error instanceof Problem && error.code === "not-found") return undefined;
          throw error;
        },
      );
      return {
        productId,
        category,
        weight,
        typology: product?.series.typology,
        technology: product?.fields.technology,
        energyWattHour: product?.fields.energyWattHour,
      };
    }),
  );
}

/** The writes of documents of one series that are there for the first time, in the order of their numbers: all of it or nothing. */
const issueWrites = (series: string, documents: readonly TransportDocument[], counted: Counted): readonly Write[] => [
  takeNext(
    series,
    counted,
    documents.map(({ content }) => content.date),
  ),
  ...documents.map((document) =>
    TransportDocumentEntity.build(PutTransaction)
      .item(itemOf(document))
      .options({ condition: { attr: "id", exists: false } }),
  ),
  // What their codes lead to.
  ...documents.flatMap(tokenHeld),
];

/** Where and when it is numbered by what is said; the main warehouse's series where no other is named. */
const seriesFor = ({ warehouse = mainPlace, date }: Issue, now: Date): string =>
  seriesOf(warehouse.id, date ?? romeDate(now));

async function documentFor(issue: Issue, counted: Counted, now: Date): Promise<TransportDocument> {
  const { order, shipment, warehouse = mainPlace } = issue;
  const earlier = await documentsFor(shipment.id);
  // One that went with goods which are back in the house is none of the next way.
  const standing = standingOf(earlier);
  if (standing && (standing.state === "issued" || shipment.transportDocument)) {
    throw new Problem("transport-document-there");
  }
  const date = dateOf(issue.date, {
    lastOn: counted.lastOn,
    orderedOn: romeDate(new Date(order.placedOn)),
    today: romeDate(now),
  });
  const number = numberIn(counted.last + 1, date, warehouse.code);
  const [{ buyer }, products] = await Promise.all([partiesOf(order), describedOf(issue)]);
  const content = documentOf({ order, shipment, warehouse, buyer, products }, issue, {
    number,
    date,
    issuedOn: instant(now),
  });
  const { userId, companyId } = order;
  return {
    id: newId(),
    shipmentId: shipment.id,
    place: earlier.length + 1,
    orderId: order.id,
    userId,
    ...(companyId && { companyId }),
    version: 1,
    series: seriesFor(issue, now),
    issuedBy: writer(),
    issuedOn: instant(now),
    damageToken: newSecret(),
    content,
    state: "issued",
  };
}

/**
 * A shipment's document with its next number, and the writes that belong into the shipment's own transaction: where that is refused no number is used
 * up, and of two clerks at once the second reads anew (`decidedAnew`). Problems: transport-document-there, date-before-last-document,
 * invalid-input, not-found.
 */
export async function issueDocument(issue: Issue, now: Date): Promise<Issued> {
  const series = seriesFor(issue, now);
  const counted = await lastOf(series);
  const document = await documentFor(issue, counted, now);
  return { document, writes: [...issueWrites(series, [document], counted), ...(issue.numbered ?? [])] };
}

/**
 * Documents of goods that leave at once with the same act, each handed over already; those of one series are numbered one after the other. The
 * writes belong into that act's transaction, as of `issueDocument`. Problems as of that.
 */
export async function issueLeaving(
  issues: readonly Issue[],
  now: Date,
): Promise<{ documents: readonly TransportDocument[]; writes: readonly Write[] }> {
  const documents: TransportDocument[] = [];
  const writes: Write[] = [];
  for (const [series, ofSeries] of Map.groupBy(issues, (issue) => seriesFor(issue, now))) {
    const counted = await lastOf(series);
    const numbered: TransportDocument[] = [];
    for (const issue of ofSeries) {
      const last = numbered.at(-1)?.content.date ?? counted.lastOn;
      const issued = await documentFor(issue, { last: counted.last + numbered.length, lastOn: last }, now);
      numbered.push({
        ...transportDocumentMachine.after(issued, "hand-over", "back-office"),
        content: {
          ...withSerials(issued.content, await scannedFor(issue.shipment.movementId)),
          transportStart: setOut({ ...issued.content, issuedOn: issued.issuedOn }, undefined, now),
        },
        handedOverOn: instant(now),
      });
    }
    documents.push(...numbered);
    writes.push(...issueWrites(series, numbered, counted), ...(ofSeries[0]?.numbered ?? []));
  }
  return { documents, writes };
}

const changed = (before: TransportDocument, after: TransportDocument): Issued => {
  const document = { ...after, version: before.version + 1 };
  const write = TransportDocumentEntity.build(PutTransaction)
    .item(itemOf(document))
    .options({ condition: { attr: "version", eq: before.version } });
  return { document, writes: [write] };
};

/** It goes with its goods, says when they set out, and lists the serials that were scanned of them. Problems: invalid-transition, and those of `setOut`. */
export const handedOverWrites = (
  before: TransportDocument,
  scanned: ReadonlyMap<string, number>,
  now: Date,
  {
    by = "back-office",
    transportStart,
  }: { by?: "back-office" | "warehouse"; transportStart?: Instant | undefined } = {},
) =>
  changed(before, {
    ...transportDocumentMachine.after(before, "hand-over", by),
    content: {
      ...withSerials(before.content, scanned),
      transportStart: setOut({ ...before.content, issuedOn: before.issuedOn }, transportStart, now),
    },
    handedOverOn: instant(now),
  });

/** Its recipient has signed. Problem: invalid-transition. */
export const signedWrites = (
  before: TransportDocument,
  name: string,
  now: Date,
  by: "back-office" | "warehouse" = "back-office",
) => changed(before, { ...transportDocumentMachine.after(before, "sign", by), signed: { name, on: instant(now) } });

/** It counts for nothing any more, its number stays used, and its code opens nothing. Problems: invalid-transition, invalid-input without a reason. */
export function annulWrites(before: TransportDocument, reason: string, now: Date): Issued {
  const annulled = { on: instant(now), by: writer(), reason: reason.trim() };
  const { document, writes } = changed(
    before,
    transportDocumentMachine.after({ ...before, annulled }, "annul", "back-office"),
  );
  return { document, writes: [...writes, ...tokenGone(before)] };
}
