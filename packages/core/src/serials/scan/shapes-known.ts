import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { enoughSamples, learned, type SerialShapes } from "../codes/shapes.ts";
import { SerialShapesEntity } from "../serial.table.ts";

/** The key of a brand's shapes; a model's is its product's id. */
export const ofBrand = (brand: string): string => `brand:${brand.toLowerCase()}`;

/** What is known of the serials of these models and brands, at most a hundred; one request. */
export async function shapesOf(keys: readonly string[]): Promise<ReadonlyMap<string, SerialShapes>> {
  const requests = [...new Set(keys)].map((of) => SerialShapesEntity.build(BatchGetRequest).key({ of }));
  if (requests.length === 0) return new Map();
  const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
  return new Map((Responses?.[0] ?? []).flatMap((found) => (found ? [[found.of, found.shapes] as const] : [])));
}

/** So many samples of a form that says nothing new are enough to know. */
const plenty = enoughSamples * 4;

const tellsNothingNew = (before: SerialShapes, after: SerialShapes): boolean =>
  before.length === after.length &&
  after.every(({ places, beginning, samples }, at) => {
    const was = before[at];
    return was?.places === places && was.beginning === beginning && samples > plenty;
  });

/**
 * Learns from serials that were accepted for the first time. It is no part of their acceptance: one that isn't learned since another was
 * learned at the same moment costs nothing but a sample.
 */
export async function learnFrom(of: string, serials: readonly string[]): Promise<void> {
  const { Item } = await SerialShapesEntity.build(GetItemCommand).key({ of }).options({ consistent: true }).send();
  const shapes = learned(Item?.shapes ?? [], serials);
  if (Item && tellsNothingNew(Item.shapes, shapes)) return;
  try {
    await SerialShapesEntity.build(PutItemCommand)
      .item({ of, shapes, version: (Item?.version ?? 0) + 1 })
      .options({ condition: Item ? { attr: "version", eq: Item.version } : { attr: "version", exists: false } })
      .send();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}
