import { ProductEntity } from "../../catalogue/index.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import type { OrderLine } from "../order.ts";
import type { ModulePower } from "./order-certificate.ts";

type Counted = Pick<OrderLine, "productId" | "category" | "quantity">;

/** Peak power of the modules among some lines, as their products say it today; a module without one counts as none. One request per hundred kinds of module. */
export async function modulePowers(lines: readonly Counted[]): Promise<ModulePower[]> {
  const modules = lines.filter(({ category }) => category === "panels");
  const products = await readAll(
    ProductEntity,
    modules.map(({ productId }) => ({ id: productId })),
  );
  const powers = new Map(products.map(({ id, fields }) => [id, fields.powerWatt ?? 0]));
  return modules.map(({ productId }) => ({ productId, watts: powers.get(productId) ?? 0 }));
}

/** Peak power in W of so many pieces: what is held against a plant's declared power. */
export function wattsOf(lines: readonly Counted[], powers: readonly ModulePower[]): number {
  const each = new Map(powers.map(({ productId, watts }) => [productId, watts]));
  return lines.reduce((sum, { productId, quantity }) => sum + Math.round((each.get(productId) ?? 0) * quantity), 0);
}

/** Peak power in W of all modules of some lines, as their products say it today. */
export const moduleWatts = async (lines: readonly Counted[]): Promise<number> =>
  wattsOf(lines, await modulePowers(lines));
