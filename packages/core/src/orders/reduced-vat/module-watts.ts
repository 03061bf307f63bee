import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { ProductEntity } from "../../catalogue/index.ts";
import { table } from "../../platform/table.ts";
import type { OrderLine } from "../order.ts";

type Counted = Pick<OrderLine, "productId" | "category" | "quantity">;

/** As many keys as one request takes. */
const atOnce = 100;

/**
 * Peak power in W of all modules of some lines, as their products say it today: what is held against a plant's declared power. A
 * module without a power counts as none. One request per hundred kinds of module.
 */
export async function moduleWatts(lines: readonly Counted[]): Promise<number> {
  const modules = lines.filter(({ category }) => category === "panels");
  let watts = 0;
  for (let at = 0; at < modules.length; at += atOnce) {
    const some = modules.slice(at, at + atOnce);
    const requests = some.map(({ productId }) => ProductEntity.build(BatchGetRequest).key({ id: productId }));
    const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
    const products = Responses?.[0] ?? [];
    some.forEach(({ quantity }, index) => {
      watts += Math.round((products[index]?.fields.powerWatt ?? 0) * quantity);
    });
  }
  return watts;
}
