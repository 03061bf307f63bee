import * as z from "zod";
import { oneOf } from "../../platform/stored/shape.ts";
import type { FieldChange, ItemChange } from "./changes.ts";

const text = z.string();
const scalar = z.union([text, z.number(), z.boolean(), z.null()]);

const fieldChange: z.ZodType<FieldChange> = z.object({
  field: text,
  from: scalar.optional(),
  to: scalar.optional(),
  personal: z.literal(true).exactOptional(),
  secret: z.literal(true).exactOptional(),
});

export const storedItemChange: z.ZodType<ItemChange> = z.object({
  entity: text,
  id: text,
  kind: oneOf<ItemChange["kind"]>({ created: true, changed: true, deleted: true }),
  fields: z.array(fieldChange),
  more: z.number().exactOptional(),
});
