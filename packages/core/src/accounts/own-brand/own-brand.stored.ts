import * as z from "zod";
import { shapeOf } from "../../platform/stored/shape.ts";
import type { OwnBrand } from "./brand.ts";

export const storedOwnBrand = shapeOf<OwnBrand>({
  name: z.string(),
  vatNumber: z.string(),
  address: z.string(),
  logo: z.string().optional(),
  revision: z.number(),
});
