import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { ProductEntity } from "../../catalogue/index.ts";
import { table } from "../../platform/table.ts";
import type { OrderLine } from "../order.ts";
import type { ModulePower } from "./order-certificate.ts";

type Counted = Pick<OrderLine, "productId" | "category" | "quantity">;

/** As many keys as one request takes. */
const atOnce = 100;

/** Peak power of the modules among some lines, as their products say it today; a module without one counts as none. One request per hundred kinds of module. */
export async function modulePowers(lines: readonly Counted[]): Promise<ModulePower[]> {
  const modules = lines.filter(({ category }) => category === "panels");
  const powers: ModulePower[] = [];
  for (let at = 0; at < modules.length; at += atOnce) {
    const some = modules.slice(at, at + atOnce);
    const requests = some.map(({ productId }) => ProductEntity.build(BatchGetRequest).key({ id: productId }));
    const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
    const products = Responses?.[0] ?? [];
    some.forEach(({ productId }, index) => powers.push({ productId, watts: products[index]?.fields.powerWatt ?? 0 }));
  }
  return powers;
}

/** Peak power in W of so many pieces: what is held against a plant's declared power. */
export function wattsOf(lines: readonly Counted[], powers: readonly ModulePower[]): number {
  const each = new Map(powers.map(({ productId, watts }) => [productId, watts]));
  return lines.reduce((sum, { productId, quantity }) => sum + Math.round((each.get(productId) ?? 0) * quantity), 0);
}

/** Peak power in W of all modules of some lines, as their products say it today. */
export const moduleWatts = async (lines: readonly Counted[]): Promise<number> =>
  wattsOf(lines, await modulePowers(lines));
