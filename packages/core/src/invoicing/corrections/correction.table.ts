import { Entity, item, number, string } from "dynamodb-toolbox";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import * as z from "zod";
import { keptFor } from "../../platform/personal-data.ts";
import { shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { retaxTargets, type WithdrawnPieces } from "../../orders/index.ts";
import { storedVatTreatment } from "../../tax/index.ts";
import type { Corrections } from "../issue/parties.ts";
import {
  amends,
  correctionKinds,
  standsStill,
  stepNames,
  type Correction,
  type CorrectionStep,
  type CorrectionWish,
} from "./correction.ts";

const text = z.string();
const amount = z.number();

const buyer = shapeOf<Corrections>({
  companyName: text.optional(),
  name: text.optional(),
  surname: text.optional(),
  vatNumber: text.optional(),
  fiscalCode: text.optional(),
  recipientCode: text.optional(),
  pec: text.optional(),
  cig: text.optional(),
  cup: text.optional(),
  street: text.optional(),
  houseNumber: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  provinceCode: text.optional(),
});

const storedWish = shapeOf<CorrectionWish>({
  kind: z.enum(correctionKinds),
  reason: text,
  pieces: z.array(shapeOf<WithdrawnPieces>({ productId: text, quantity: amount, unit: amount.optional() })).optional(),
  amount: amount.optional(),
  buyer: buyer.optional(),
  vat: z.enum(retaxTargets).optional(),
  revoked: z.boolean().optional(),
  amends: z.enum(amends),
  iban: text.optional(),
  returnId: text.optional(),
});

const storedStep = shapeOf<CorrectionStep>({
  name: z.enum(stepNames),
  amount,
  groups: z
    .array(shapeOf<{ rate: number; taxable: number; vat: number }>({ rate: amount, taxable: amount, vat: amount }))
    .optional(),
  receiptId: text.optional(),
  doneOn: text.optional(),
  by: text.optional(),
  ref: text.optional(),
});

export const CorrectionEntity = kept(
  new Entity({
    name: "Correction",
    table,
    schema: item({
      orderId: string().key(),
      place: number().key(),
      userId: string(),
      version: number(),
      wish: stored(storedWish).meta(keptFor("fiscal record: ten years, art. 2220 of the Italian civil code")),
      treatment: stored(storedVatTreatment).optional(),
      steps: stored(z.array(storedStep)),
      by: string(),
      begunOn: string(),
      problem: string().optional(),
      closed: stored(shapeOf<NonNullable<Correction["closed"]>>({ reason: text, on: text, by: text })).optional(),
      /** The corrections of a user's orders. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `stoppedCorrections`: those that wait for somebody. */
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
    }),
    computeKey: ({ orderId, place }: { orderId: string; place: number }) => ({
      pk: `CORRECTIONS#${orderId}`,
      sk: `CORRECTION#${String(place).padStart(4, "0")}`,
    }),
  }),
);

export const correctionsOfUser = (userId: string): string => `USER#${userId}#CORRECTIONS`;

/** Those that stand still until somebody sees to them. */
export const stoppedCorrections = "CORRECTIONS#STOPPED";

/** The item of a correction, with the lists that it stands in. */
export function correctionItem(correction: Correction) {
  const at = `${correction.begunOn}#${correction.orderId}#${correction.place}`;
  const stopped = standsStill(correction);
  return {
    ...correction,
    steps: [...correction.steps],
    gsi1pk: correctionsOfUser(correction.userId),
    gsi1sk: at,
    // Said also where it is nothing: what was read from the table brings its former key along.
    gsi3pk: stopped ? stoppedCorrections : undefined,
    gsi3sk: stopped ? at : undefined,
  };
}

/** An order's corrections, the first first. */
export async function correctionsOf(orderId: string): Promise<Correction[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `CORRECTIONS#${orderId}`, range: { beginsWith: "CORRECTION#" } })
    .entities(CorrectionEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}
