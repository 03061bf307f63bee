import { Entity, item, number, string } from "dynamodb-toolbox";
import { keptFor } from "../platform/personal-data.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { listOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import { storedVatCheck } from "../tax/index.ts";
import type { FiscalDocument } from "./document.ts";
import { needsAttention } from "./rules/attention.ts";
import { storedAttended, storedContent, storedNotice, storedState, storedTransmission } from "./document.stored.ts";

const fiscal = keptFor("fiscal record: ten years, art. 2220 of the Italian civil code");

/** An invoice or credit note, written once with its number; only its life at the exchange changes. */
export const FiscalDocumentEntity = kept(
  new Entity({
    name: "FiscalDocument",
    table,
    schema: item({
      id: string().key(),
      orderId: string(),
      userId: string(),
      companyId: string().optional(),
      version: number(),
      issuedBy: string(),
      issuedOn: string(),
      content: stored(storedContent).meta(fiscal),
      register: stored(storedVatCheck).optional().meta(fiscal),
      state: stored(storedState),
      attended: stored(storedAttended).optional(),
      transmissions: stored(listOf(storedTransmission)),
      notices: stored(listOf(storedNotice)),
      /** The documents of a user. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `documentsOfMonth` of its date. */
      gsi2pk: string(),
      gsi2sk: string(),
      /** `troubledDocuments`: those that somebody has to see to. */
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
      /** `documentsOfNumber`; documents of before get it once (`number-earlier-documents.ts`). */
      gsi4pk: string().optional(),
      gsi4sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `DOCUMENT#${id}`, sk: "DOCUMENT" }),
  }),
);

/** Which document a file for the exchange is of; its key is the guard that no name is used twice. */
export const ExchangeFileEntity = kept(
  new Entity({
    name: "ExchangeFile",
    table,
    schema: item({ fileName: string().key(), documentId: string() }),
    computeKey: ({ fileName }: { fileName: string }) => ({ pk: `EXCHANGEFILE#${fileName}`, sk: "EXCHANGEFILE" }),
    timestamps: false,
  }),
);

/** The last number of a series, and the date of the document that has it: no later number has an earlier date. */
export const SeriesCounterEntity = kept(
  new Entity({
    name: "SeriesCounter",
    table,
    schema: item({ series: string().key(), last: number(), lastOn: string() }),
    computeKey: ({ series }: { series: string }) => ({ pk: `SERIESCOUNTER#${series}`, sk: "SERIESCOUNTER" }),
    timestamps: false,
  }),
);

/** All documents dated in a month, "2026-11". */
export const documentsOfMonth = (month: string) => shardedList("gsi2", `DOCUMENTS#${month}`, 4);
export const documentsOfUser = (userId: string): string => `USER#${userId}#DOCUMENTS`;
/** The document that has a number, "12/2026". */
export const documentsOfNumber = (number: string): string => `DOCUMENTNUMBER#${number}`;
/** Those that somebody has to see to (`needsAttention`). */
export const troubledDocuments = "DOCUMENTS#TROUBLED";

/** The item of a document, with the lists that it stands in. */
export function itemOf(document: FiscalDocument) {
  const { id, userId, issuedOn, content } = document;
  const at = `${issuedOn}#${id}`;
  const troubled = needsAttention(document);
  return {
    ...document,
    gsi1pk: documentsOfUser(userId),
    gsi1sk: at,
    ...keysIn(documentsOfMonth(content.date.slice(0, 7)), issuedOn, id),
    // Said also where it is nothing: what was read from the table brings its former key along.
    gsi3pk: troubled ? troubledDocuments : undefined,
    gsi3sk: troubled ? at : undefined,
    gsi4pk: documentsOfNumber(content.number),
    gsi4sk: at,
  };
}
