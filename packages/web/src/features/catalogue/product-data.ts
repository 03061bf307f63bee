import type * as z from "zod";
import type { ProductPage } from "@solvia/core/contract/shapes/product";

/** What the product page and all its parts are about. */
export type ProductData = z.output<typeof ProductPage>;
