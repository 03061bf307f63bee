import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { table } from "../platform/table.ts";
import { priceId, type PriceKey } from "./price.ts";
import type { PriceSlot } from "./price-periods.ts";
import { PriceEntity } from "./price.table.ts";

const atOnce = 100;

/** Some prices as they are stored, by `priceId`; a slot that never held one comes empty. One request per hundred. */
export async function readSlots(keys: readonly PriceKey[]): Promise<Map<string, PriceSlot>> {
  const slots = new Map<string, PriceSlot>(
    keys.map(({ productId, locale, priceType }) => [
      priceId({ productId, locale, priceType }),
      { productId, locale, priceType, version: 0, periods: [] },
    ]),
  );
  const wanted = [...slots.values()];
  for (let at = 0; at < wanted.length; at += atOnce) {
    const requests = wanted.slice(at, at + atOnce).map((slot) => PriceEntity.build(BatchGetRequest).key(slot));
    const { Responses } = await execute(
      table
        .build(BatchGetCommand)
        .requests(...requests)
        .options({ consistent: true }),
    );
    for (const found of Responses?.[0] ?? []) if (found) slots.set(priceId(found), found);
  }
  return slots;
}
