import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { BroughtCountsEntity } from "./count.table.ts";

interface Key {
  productId: string;
  warehouseId: string;
}

/** How many counts of a product were brought into a warehouse's stock; undefined: none yet. */
export async function broughtCounts({ productId, warehouseId }: Key): Promise<number | undefined> {
  const key = { productId, warehouseId };
  const { Item } = await BroughtCountsEntity.build(GetItemCommand).key(key).options({ consistent: true }).send();
  return Item?.counts;
}

const standAs = (counts: number | undefined) =>
  counts === undefined ? ({ attr: "counts", exists: false } as const) : ({ attr: "counts", eq: counts } as const);

/** Holds a write to no count having come in since so many had. */
export const noneSince = ({ productId, warehouseId }: Key, counts: number | undefined) =>
  BroughtCountsEntity.build(ConditionCheck).key({ productId, warehouseId }).condition(standAs(counts));

/** One count more comes in, where none has since so many had. */
export const oneMore = ({ productId, warehouseId }: Key, counts: number | undefined) =>
  BroughtCountsEntity.build(UpdateTransaction)
    .item({ productId, warehouseId, counts: (counts ?? 0) + 1 })
    .options({ condition: standAs(counts) });

/** One count more comes in, whatever came before: somebody has said over what stands there how much there is. */
export const oneMoreOf = ({ productId, warehouseId }: Key) =>
  BroughtCountsEntity.build(UpdateTransaction).item({ productId, warehouseId, counts: $add(1) });
