import { GuardEntity } from "../platform/storing/guard.table.ts";
import { readAll } from "../platform/storing/read-all.ts";

/** Product codes are compared trimmed and without case. */
export const codeKey = (productCode: string): string => productCode.trim().toUpperCase();

/** The products of some codes, by `codeKey`; one request per hundred. */
export async function productIdsOf(productCodes: readonly string[]): Promise<Map<string, string>> {
  const guards = await readAll(
    GuardEntity,
    productCodes.map((code) => ({ kind: "PRODUCTCODE" as const, value: codeKey(code) })),
  );
  return new Map(guards.map(({ value, ownerId }) => [value, ownerId]));
}

/** The product of a code, however it is typed; undefined where none has it. One request. */
export const productIdOf = async (productCode: string): Promise<string | undefined> =>
  (await productIdsOf([productCode])).get(codeKey(productCode));
