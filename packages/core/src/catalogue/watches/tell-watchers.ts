import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { announce } from "../../platform/work/outbox.ts";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { loadProduct, namesOf, type LoadedProduct } from "../load-product.ts";
import { productPath } from "../slug.ts";
import { WatchEntity } from "./watch.table.ts";
import { canBeHad } from "./watch-product.ts";
import { productAvailable } from "../events.ts";

async function* watchersOf(productId: string): AsyncGenerator<string> {
  let exclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ partition: `WATCHES#${productId}` })
      .entities(WatchEntity)
      .options({ consistent: true, limit: 100, ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send();
    yield* Items.map(({ userId }) => userId);
    exclusiveStartKey = LastEvaluatedKey;
  } while (exclusiveStartKey);
}

/**
 * After more pieces came: a letter to each who waits, if the product can be had now. The watch goes in the transaction
 * that announces the letter, so that nobody is told twice, however often the message comes.
 */
export async function tellWatchers(productId: string, now: Date): Promise<void> {
  let waitedFor: LoadedProduct | undefined;
  for await (const userId of watchersOf(productId)) {
    if (!waitedFor) {
      const loaded = await loadProduct(productId, { consistent: true }).catch(gone);
      if (!loaded || !canBeHad(loaded)) return;
      waitedFor = loaded;
    }
    const { category, brand, fields } = waitedFor.product;
    const path = productPath({ id: productId, category, brand, name: fields.name });
    const names = namesOf(waitedFor.texts);
    const event = announce(productAvailable.of({ userId, brand, name: fields.name, names, path }), now);
    try {
      await execute(
        WatchEntity.build(DeleteTransaction)
          .key({ productId, userId })
          .options({ condition: { attr: "createdOn", exists: true } }),
        event,
      );
    } catch (error) {
      const [withdrawn] = cancellationReasons(error);
      if (!withdrawn) throw error;
    }
  }
}

function gone(error: unknown): undefined {
  if (error instanceof Problem && error.code === "not-found") return undefined;
  throw error;
}
