import * as z from "zod";
import { goodsCategories } from "../platform/category.ts";
import { listOf, shapeOf } from "../platform/stored/shape.ts";
import type { Tally } from "./milestone.ts";
import type { OrderWorth } from "./order-worth.ts";

const amount = z.number();

export const storedTallies = listOf(
  shapeOf<Tally>({
    month: z.string(),
    category: z.enum([...goodsCategories, "all"]),
    net: amount,
    orders: amount,
  }),
);

export const storedParts = listOf(
  shapeOf<OrderWorth["parts"][number]>({ category: z.enum(goodsCategories), net: amount }),
);
