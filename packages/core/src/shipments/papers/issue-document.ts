import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { loadProduct } from "../../catalogue/index.ts";
import { partiesOf } from "../../invoicing/index.ts";
import type { Write } from "../../orders/index.ts";
import { writer } from "../../platform/authorship.ts";
import { newId, newSecret } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { nextNumber, type Counted } from "../../platform/storing/next-number.ts";
import { instant, romeDate, type CivilDate } from "../../platform/time.ts";
import type { Described } from "./dangerous-goods.ts";
import { tokenGone, tokenHeld } from "../damage/page-token.ts";
import { dateOf, documentOf, mainPlace, type Said, type Sent } from "./document-of.ts";
import { documentsFor } from "./stored-document.ts";
import {
  numberIn,
  seriesOf,
  standingOf,
  transportDocumentMachine,
  type TransportDocument,
} from "./transport-document.ts";
import { itemOf, TransportDocumentEntity, TransportSeriesEntity } from "./transport-document.table.ts";

/** What it takes to issue a document of a shipment: what the office says, and whose it is. */
export interface Issue extends Said, Pick<Sent, "order" | "shipment" | "warehouse"> {}

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

/** Takes the next number of a series, in the transaction that uses it (`nextNumber`). */
function takeNext(series: string, counted: Counted, on: CivilDate): Write {
  const { item, condition } = nextNumber(counted, on);
  return TransportSeriesEntity.build(UpdateTransaction)
    .item({ series, ...item })
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

/** The writes of a document that is there for the first time: its number, itself, and what its code leads to; all or none. */
export const issueWrites = (document: TransportDocument, counted: Counted): readonly Write[] => [
  takeNext(document.series, counted, document.content.date),
  TransportDocumentEntity.build(PutTransaction)
    .item(itemOf(document))
    .options({ condition: { attr: "id", exists: false } }),
  ...tokenHeld(document),
];

/**
 * A shipment's document with its next number, and the writes that belong into the shipment's own transaction: where that is refused no number is used
 * up, and of two clerks at once the second reads anew (`decidedAnew`). Problems: transport-document-there, date-before-last-document,
 * invalid-input, not-found.
 */
export async function issueDocument(issue: Issue, now: Date): Promise<Issued> {
  const { order, shipment, warehouse = mainPlace } = issue;
  const earlier = await documentsFor(shipment.id);
  // One that went with goods which are back in the house is none of the next way.
  const standing = standingOf(earlier);
  if (standing && (standing.state === "issued" || shipment.transportDocument)) {
    throw new Problem("transport-document-there");
  }
  const today = romeDate(now);
  const series = seriesOf(warehouse.id, issue.date ?? today);
  const counted = await lastOf(series);
  const date = dateOf(issue.date, counted.lastOn, today);
  const number = numberIn(counted.last + 1, date, warehouse.code);
  const [{ buyer }, products] = await Promise.all([partiesOf(order), describedOf(issue)]);
  const content = documentOf({ order, shipment, warehouse, buyer, products }, issue, { number, date });
  const { userId, companyId } = order;
  const document: TransportDocument = {
    id: newId(),
    shipmentId: shipment.id,
    place: earlier.length + 1,
    orderId: order.id,
    userId,
    ...(companyId && { companyId }),
    version: 1,
    series,
    issuedBy: writer(),
    issuedOn: instant(now),
    damageToken: newSecret(),
    content,
    state: "issued",
  };
  return { document, writes: issueWrites(document, counted) };
}

const changed = (before: TransportDocument, after: TransportDocument): Issued => {
  const document = { ...after, version: before.version + 1 };
  const write = TransportDocumentEntity.build(PutTransaction)
    .item(itemOf(document))
    .options({ condition: { attr: "version", eq: before.version } });
  return { document, writes: [write] };
};

/** It goes with its goods. Problem: invalid-transition. */
export const handedOverWrites = (
  before: TransportDocument,
  now: Date,
  by: "back-office" | "warehouse" = "back-office",
) => changed(before, { ...transportDocumentMachine.after(before, "hand-over", by), handedOverOn: instant(now) });

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
