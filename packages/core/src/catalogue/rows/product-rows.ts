import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { table } from "../../platform/table.ts";
import { ProductRowEntity } from "./product-row.table.ts";

/** The rows of some products; one request per hundred. What is not there is left out. */
export async function productRows(ids: readonly string[]) {
  const rows = [];
  for (let at = 0; at < ids.length; at += 100) {
    const requests = ids.slice(at, at + 100).map((id) => ProductRowEntity.build(BatchGetRequest).key({ id }));
    const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
    rows.push(...(Responses?.[0] ?? []).filter((row) => row !== undefined));
  }
  return rows;
}
