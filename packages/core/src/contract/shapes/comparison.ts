import * as z from "zod";
import { technicalFields } from "../../catalogue/product.ts";
import { Id } from "../common.ts";
import { ProductCard } from "./product.ts";

/** How many products stand side by side at most. */
export const mostCompared = 4;

export const Compared = z.object({ ids: z.array(Id).min(1).max(mostCompared) });

export const Comparison = z.object({
  /** In the asked order; what is gone or hidden is left out. */
  items: z.array(ProductCard),
  /** A row per technical field that one of them has; values in the order of the items, null where there is none. */
  rows: z.array(
    z.object({
      field: z.enum([...technicalFields, "weight", "sizes"]),
      values: z.array(z.union([z.string(), z.number()]).nullable()),
      differs: z.boolean(),
    }),
  ),
});
