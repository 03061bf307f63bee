import * as z from "zod";
import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { collectionKinds, mandateSchemes, returnCodes } from "../payments/index.ts";
import { keptFor } from "../platform/personal-data.ts";
import { shapeOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import {
  collectionStates,
  debitSequences,
  lineOutcomes,
  type Collection,
  type CollectionLine,
  type Debtor,
  type LineMandate,
} from "./collection.ts";

const fiscal = keptFor("fiscal record: ten years, art. 2220 of the Italian civil code");
const text = z.string();

const storedDebtor = shapeOf<Debtor>({
  name: text,
  taxCode: text,
  street: text,
  houseNumber: text,
  postalCode: text,
  town: text,
  provinceCode: text.optional(),
  countryCode: text,
  iban: text,
});

const storedMandate = shapeOf<LineMandate>({
  companyId: text,
  reference: text,
  signedOn: text,
  scheme: z.enum(mandateSchemes),
  sequence: z.enum(debitSequences).optional(),
});

const storedLine = shapeOf<CollectionLine>({
  id: text,
  orderId: text,
  orderNumber: text,
  invoiceNumber: text,
  invoicedOn: text,
  amount: z.number(),
  dueDate: text,
  collectedOn: text,
  debtor: storedDebtor,
  mandate: storedMandate.optional(),
  outcome: z.enum(lineOutcomes).optional(),
  outcomeOn: text.optional(),
  fee: z.number().optional(),
  code: z.enum(returnCodes).optional(),
  reason: text.optional(),
});

/** A slip with its lines: one item, changed under its version. */
export const CollectionEntity = kept(
  new Entity({
    name: "Collection",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      number: string(),
      kind: stored(z.enum(collectionKinds)),
      state: stored(z.enum(collectionStates)),
      lines: list(stored(storedLine)).meta(fiscal),
      createdOn: string(),
      createdBy: string(),
      fileKey: string().optional(),
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `COLLECTION#${id}`, sk: "COLLECTION" }),
  }),
);

/** All slips, by when they were made. */
export const collections = "COLLECTIONS";

export const itemOf = (slip: Collection) => ({
  ...slip,
  lines: [...slip.lines],
  gsi1pk: collections,
  gsi1sk: `${slip.createdOn}#${slip.id}`,
});
