import * as z from "zod";
import { listOf, shapeOf } from "../../platform/stored/shape.ts";
import { rowOutcomes, rowReasons, type MaterialRow, type Reason } from "./material/judge-material.ts";
import type { RequestAnswer, Requester, RequestFile } from "./request.ts";

const text = z.string();

export const storedRequester = shapeOf<Requester>({
  name: text,
  email: text,
  telephone: text.optional(),
  companyName: text.optional(),
});

const reason = shapeOf<Reason>({
  code: z.enum(rowReasons),
  params: z.record(text, z.union([text, z.number()])).optional(),
});

export const storedRows = listOf(
  shapeOf<MaterialRow>({
    row: z.number(),
    text,
    outcome: z.enum(rowOutcomes),
    reasons: listOf(reason),
    productId: text.optional(),
    productCode: text.optional(),
    name: text.optional(),
    quantity: z.number().optional(),
  }),
);

export const storedFiles = listOf(shapeOf<RequestFile>({ key: text, name: text, contentType: text }));

export const storedAnswers = listOf(shapeOf<RequestAnswer>({ authorId: text, authorName: text, text, at: text }));
