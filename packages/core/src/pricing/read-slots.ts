import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { table } from "../platform/table.ts";
import { priceId, type PriceKey } from "./price.ts";
import type { PriceSlot } from "./price-periods.ts";
import { PriceEntity } from "./price.table.ts";

const atOnce = 100;

/** Some prices by `priceId`, as they are `among` those of their products that were read; a slot that never held one comes empty. */
export function slotsAmong(among: readonly PriceSlot[], keys: readonly PriceKey[]): Map<string, PriceSlot> {
  const known = new Map(among.map((slot) => [priceId(slot), slot]));
  return new Map(
    keys.map(({ productId, locale, priceType }) => {
      const id = priceId({ productId, locale, priceType });
      const { version = 0, periods = [] } = known.get(id) ?? {};
      return [id, { productId, locale, priceType, version, periods }];
    }),
  );
}

/** Some prices as they are stored, by `priceId`; a slot that never held one comes empty. One request per hundred. */
export async function readSlots(keys: readonly PriceKey[]): Promise<Map<string, PriceSlot>> {
  const slots = slotsAmong([], keys);
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
