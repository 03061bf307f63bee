import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { table } from "../platform/table.ts";

/** Product codes are compared trimmed and without case. */
export const codeKey = (productCode: string): string => productCode.trim().toUpperCase();

/** The products of at most 100 codes, by `codeKey`; one request. */
export async function productIdsOf(productCodes: readonly string[]): Promise<Map<string, string>> {
  const values = [...new Set(productCodes.map(codeKey))];
  if (values.length === 0) return new Map();
  const requests = values.map((value) => GuardEntity.build(BatchGetRequest).key({ kind: "PRODUCTCODE", value }));
  const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
  return new Map((Responses?.[0] ?? []).flatMap((guard) => (guard ? [[guard.value, guard.ownerId] as const] : [])));
}
