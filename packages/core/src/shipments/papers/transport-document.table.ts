import { Entity, item, number, string } from "dynamodb-toolbox";
import { keptFor } from "../../platform/personal-data.ts";
import { keysIn, shardedList } from "../../platform/sharded-list/list.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import type { TransportDocument } from "./transport-document.ts";
import { storedAnnulled, storedContent, storedSigned, storedTransportState } from "./transport-document.stored.ts";

const fiscal = keptFor("fiscal record: ten years, art. 2220 of the Italian civil code");

const onPaper = keptFor("what the code on the paper opens: as long as the paper");

/** A transport document, written once with its number; only its way changes. All of a shipment lie together. */
export const TransportDocumentEntity = kept(
  new Entity({
    name: "TransportDocument",
    table,
    schema: item({
      shipmentId: string().key(),
      place: number().key(),
      id: string(),
      orderId: string(),
      userId: string(),
      companyId: string().optional(),
      version: number(),
      series: string(),
      issuedBy: string(),
      issuedOn: string(),
      damageToken: string().optional().meta(onPaper),
      content: stored(storedContent).meta({ ...fiscal, toldParts: ["number", "date", "transportStart", "cause"] }),
      state: stored(storedTransportState),
      handedOverOn: string().optional(),
      signed: stored(storedSigned).optional().meta(fiscal),
      annulled: stored(storedAnnulled).optional(),
      /** The documents of a user. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `transportDocumentsOfMonth` of its date. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** Its number; documents of before get it once (`number-earlier-documents.ts`). */
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
    }),
    computeKey: ({ shipmentId, place }: { shipmentId: string; place: number }) => ({
      // In these words: a function's rights are read from them (stacks/bundles/reach.ts).
      pk: `SHIPMENTDOCUMENTS#${shipmentId}`,
      sk: `TRANSPORTDOCUMENT#${String(place).padStart(4, "0")}`,
    }),
  }),
);

/** The last number of a warehouse's series, and the date of the document that has it. */
export const TransportSeriesEntity = kept(
  new Entity({
    name: "TransportSeries",
    table,
    schema: item({ series: string().key(), last: number(), lastOn: string() }),
    computeKey: ({ series }: { series: string }) => ({ pk: `TRANSPORTSERIES#${series}`, sk: "TRANSPORTSERIES" }),
    timestamps: false,
  }),
);

export const documentsOfShipment = (shipmentId: string): string => `SHIPMENTDOCUMENTS#${shipmentId}`;
export const transportDocumentsOfUser = (userId: string): string => `USER#${userId}#TRANSPORTDOCUMENTS`;
/** All that are dated in a month ("2026-11"). */
export const transportDocumentsOfMonth = (month: string) => shardedList("gsi2", `TRANSPORTDOCUMENTS#${month}`, 4);

/** The item of a document, with the lists that it stands in. */
export const itemOf = (document: TransportDocument) => ({
  ...document,
  gsi1pk: transportDocumentsOfUser(document.userId),
  gsi1sk: `${document.issuedOn}#${document.id}`,
  ...keysIn(transportDocumentsOfMonth(document.content.date.slice(0, 7)), document.issuedOn, document.id),
  gsi3pk: `TRANSPORTNUMBER#${document.content.number}`,
  gsi3sk: document.issuedOn,
});
