import * as z from "zod";
import { locales } from "../../platform/locale.ts";
import { shapeOf } from "../../platform/stored/shape.ts";
import { priceTypes } from "../../pricing/index.ts";
import type { ColumnChoice, Columns } from "./columns/columns.ts";
import type { Evidence } from "./columns/evidence.ts";
import type { PlanPart, WriteCounts } from "./import-job.ts";
import type { RowCounts } from "./checking/plan.ts";
import { questionCodes, type Question } from "./checking/question.ts";

const text = z.string();
const amount = z.number();

export const storedColumns = shapeOf<Columns>({
  choices: z.array(
    shapeOf<ColumnChoice>({
      heading: text,
      target: text.nullable(),
      unit: text.optional(),
      decimal: z.enum([".", ","]).optional(),
      discountAs: z.enum(["percent", "share"]).optional(),
    }),
  ),
  priceType: z.enum(priceTypes).optional(),
  locale: z.enum(locales).optional(),
});

export const storedEvidence = shapeOf<Evidence>({
  filled: amount,
  samples: z.array(text),
  decimals: z.array(z.enum([".", ","])),
  eitherWay: text.optional(),
  aboveOne: z.boolean(),
  share: text.optional(),
  worth: text.optional(),
  bare: text.optional(),
});

export const storedQuestion = shapeOf<Question>({
  code: z.enum(questionCodes),
  column: amount.optional(),
  sample: text.optional(),
});

export const storedCounts = shapeOf<RowCounts>({
  created: amount,
  changed: amount,
  ending: amount,
  unchanged: amount,
  refused: amount,
  title: amount,
});

export const storedPart = shapeOf<PlanPart>({
  key: text,
  row: amount,
  counts: storedCounts,
  warned: amount,
  left: amount,
});

export const storedWrites = shapeOf<WriteCounts>({
  written: amount,
  moved: amount,
  failed: amount,
  undone: amount,
  kept: amount,
});
