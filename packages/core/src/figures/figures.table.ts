import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { keysIn, shardedList, shardOf } from "../platform/sharded-list/list.ts";
import { listOf, shapeOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import {
  dimensions,
  marks,
  subjectKinds,
  type Entry,
  type Mark,
  type Part,
  type ProductSum,
  type SubjectKind,
} from "./rules/entry.ts";
import type { OrderFacts, PieceFacts } from "./rules/of-order.ts";
import type { Sum } from "./rules/sums.ts";

const amount = z.number();
const measures = { count: amount, amount, wp: amount, costed: amount, cost: amount };
const measured = () => ({ count: number(), amount: number(), wp: number(), costed: number(), cost: number() });

/** What was told of a thing from elsewhere when it was first counted; it stays, so that later changes there move no figure. */
export type KnownFacts = Partial<OrderFacts> & {
  /** Of a request for help that is over: since when. */
  overOn?: string | undefined;
};

/** That a thing is counted: under its version its entries and all sums move, so that it counts once. */
export const FiguredEntity = kept(
  new Entity({
    name: "Figured",
    table,
    schema: item({
      kind: string()
        .key()
        .enum(...subjectKinds),
      id: string().key(),
      version: number(),
      facts: stored(
        shapeOf<KnownFacts>({
          customer: z.string().optional(),
          agent: z.string().optional(),
          pieces: listOf(
            shapeOf<PieceFacts>({ productId: z.string(), wp: amount.optional(), cost: amount.optional() }),
          ).optional(),
          overOn: z.string().optional(),
        }),
      ),
      /** In the rankings of which month which products of it stand. */
      soldIn: string().optional(),
      sold: stored(listOf(shapeOf<ProductSum>({ productId: z.string(), ...measures }))).optional(),
    }),
    computeKey: ({ kind, id }: { kind: SubjectKind; id: string }) => ({
      pk: `FIGURED#${kind}#${id}`,
      sk: "FIGURED",
    }),
    timestamps: false,
  }),
);

export const figuredOf = (kind: SubjectKind, id: string): string => `FIGURED#${kind}#${id}`;

/** What of a mark was counted in a year, by its day: the list that a figure adds up. */
export const entriesOf = (mark: Mark, year: string) => shardedList("gsi1", `FIGUREENTRIES#${mark}#${year}`, 4);

/** What a thing counts for on a day: written in the transaction that moves the sums. */
export const FigureEntryEntity = kept(
  new Entity({
    name: "FigureEntry",
    table,
    schema: item({
      kind: string()
        .key()
        .enum(...subjectKinds),
      id: string().key(),
      mark: stored(z.enum(marks)).key(),
      day: string().key(),
      ...measured(),
      parts: stored(listOf(shapeOf<Part>({ dimension: z.enum(dimensions), value: z.string(), ...measures }))),
      /** `entriesOf` its mark and year. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ kind, id, mark, day }: { kind: SubjectKind; id: string; mark: unknown; day: string }) => ({
      pk: `FIGURED#${kind}#${id}`,
      sk: `ENTRY#${String(mark)}#${day}`,
    }),
    timestamps: false,
  }),
);

export const entryItem = (kind: SubjectKind, id: string, entry: Entry) => ({
  kind,
  id,
  ...entry,
  parts: [...entry.parts],
  ...keysIn(entriesOf(entry.mark, entry.day.slice(0, 4)), entry.day, id),
});

export const sumsWithin = (within: string): string => `FIGURES#${within}`;

/** What a day, or a month, comes to, by mark and by dimension: changed under its version. */
export const FigureSumsEntity = kept(
  new Entity({
    name: "FigureSums",
    table,
    schema: item({
      within: string().key(),
      unit: string().key(),
      version: number(),
      sums: stored(
        listOf(
          shapeOf<Sum>({
            mark: z.enum(marks),
            dimension: z.enum(["", ...dimensions]),
            value: z.string(),
            ...measures,
          }),
        ),
      ),
    }),
    computeKey: ({ within, unit }: { within: string; unit: string }) => ({ pk: `FIGURES#${within}`, sk: unit }),
    timestamps: false,
  }),
);

/** So many items hold the products of a month or a year: some hundreds in each. */
const baskets = 8;

export const basketOf = (productId: string): string => String(shardOf(productId, baskets));

export const productsSoldIn = (period: string): string => `FIGUREPRODUCTS#${period}`;

/** What the products come to that were paid in a month, or in a year: changed under its version. */
export const FigureProductsEntity = kept(
  new Entity({
    name: "FigureProducts",
    table,
    schema: item({
      period: string().key(),
      basket: string().key(),
      version: number(),
      products: stored(listOf(shapeOf<ProductSum>({ productId: z.string(), ...measures }))),
    }),
    computeKey: ({ period, basket }: { period: string; basket: string }) => ({
      pk: `FIGUREPRODUCTS#${period}`,
      sk: basket,
    }),
    timestamps: false,
  }),
);
