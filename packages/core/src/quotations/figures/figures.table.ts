import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { listOf, shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { marks, type Counted, type DaysCounted } from "./funnel.ts";

const amount = z.number();
const figures = () => ({
  counted: stored(listOf(shapeOf<Counted>({ mark: z.enum(marks), count: amount, amount }))),
  days: stored(listOf(shapeOf<DaysCounted>({ days: amount, count: amount }))),
});

/** That a quotation was looked at, on its page or behind its link: written at the first look. */
export const QuotationOpeningEntity = kept(
  new Entity({
    name: "QuotationOpening",
    table,
    schema: item({ quotationId: string().key(), on: string() }),
    computeKey: ({ quotationId }: { quotationId: string }) => ({ pk: `QUOTATION#${quotationId}`, sk: "OPENED" }),
  }),
);

/** What a quotation counts for in the figures: so it counts once. */
export const CountedQuotationEntity = kept(
  new Entity({
    name: "CountedQuotation",
    table,
    schema: item({ quotationId: string().key(), version: number(), month: string(), ownerId: string(), ...figures() }),
    computeKey: ({ quotationId }: { quotationId: string }) => ({ pk: `QUOTATION#${quotationId}`, sk: "COUNTED" }),
  }),
);

export const figuresOfMonth = (month: string): string => `QUOTATIONFIGURES#${month}`;

/** What the quotations count for together that were begun in a month and are looked after by one employee: changed under its version. */
export const QuotationFiguresEntity = kept(
  new Entity({
    name: "QuotationFigures",
    table,
    schema: item({ month: string().key(), ownerId: string().key(), version: number(), ...figures() }),
    computeKey: ({ month, ownerId }: { month: string; ownerId: string }) => ({
      pk: `QUOTATIONFIGURES#${month}`,
      sk: `OWNER#${ownerId}`,
    }),
  }),
);
