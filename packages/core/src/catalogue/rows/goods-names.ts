import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { table } from "../../platform/table.ts";
import { ProductEntity } from "../product.table.ts";
import { SeriesEntity } from "../series/series.table.ts";

const batchSize = 100;

/** What these products and series are called now, by their ids; nothing of what is gone. */
export async function goodsNames(ids: {
  products: readonly string[];
  series: readonly string[];
}): Promise<ReadonlyMap<string, string>> {
  const requests = [
    ...ids.products.map((id) => ProductEntity.build(BatchGetRequest).key({ id })),
    ...ids.series.map((id) => SeriesEntity.build(BatchGetRequest).key({ id })),
  ];
  const batches = Array.from({ length: Math.ceil(requests.length / batchSize) }, (_, at) =>
    requests.slice(at * batchSize, (at + 1) * batchSize),
  );
  const answers = await Promise.all(batches.map((batch) => execute(table.build(BatchGetCommand).requests(...batch))));
  const found = answers.flatMap(({ Responses }) => Responses?.[0] ?? []).filter((item) => item !== undefined);
  return new Map(
    found.map((item) => [
      item.id,
      "productCode" in item ? `${item.productCode} · ${item.fields.name}` : `${item.brand} ${item.name}`,
    ]),
  );
}
