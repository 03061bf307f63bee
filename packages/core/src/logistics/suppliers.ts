import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { cursorOf, startingAt } from "../platform/cursor.ts";
import { GuardEntity } from "../platform/guard.table.ts";
import { newId } from "../platform/ids.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { cancellationReasons } from "../platform/transaction.ts";
import { supplierNameKey, type SupplierAssignment, type SupplierFields } from "./supplier.ts";
import { SupplierEntity, SupplierProductEntity } from "./supplier.table.ts";

/** The suppliers by name. */
export async function listSuppliers({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "SUPPLIERS" })
    .entities(SupplierEntity)
    .options({ limit, ...startingAt(cursor) })
    .send();
  return { items: Items, cursor: cursorOf(LastEvaluatedKey) };
}

/** A new supplier. Problem: supplier-name-taken. */
export async function addSupplier(fields: SupplierFields, now: Date) {
  const nameKey = supplierNameKey(fields.companyName);
  const supplier = { ...fields, id: newId(), createdOn: instant(now) };
  try {
    await execute(
      SupplierEntity.build(PutTransaction).item({ ...supplier, gsi1pk: "SUPPLIERS", gsi1sk: nameKey }),
      GuardEntity.build(PutTransaction)
        .item({ kind: "SUPPLIERNAME", value: nameKey, ownerId: supplier.id })
        .options({ condition: { attr: "ownerId", exists: false } }),
    );
  } catch (error) {
    if (cancellationReasons(error)[1]) throw new Problem("supplier-name-taken");
    throw error;
  }
  return supplier;
}

/** Who supplies a product; one request. */
export async function suppliersOf(productId: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `PRODUCT#${productId}`, range: { beginsWith: "SUPPLIER#" } })
    .entities(SupplierProductEntity)
    .options({ consistent: true })
    .send();
  return Items.map((item) => ({ ...item, id: `${item.productId}-${item.companyId}` }));
}

/** Says who supplies a product under which purchase code; a supplier has one code a product, the newest counts. */
export async function assignSupplier(productId: string, { companyId, productCode }: SupplierAssignment, now: Date) {
  const { Item: supplier } = await SupplierEntity.build(GetItemCommand).key({ id: companyId }).send();
  if (!supplier) throw invalid({ field: "companyId", code: "not-found" });
  await SupplierProductEntity.build(PutItemCommand)
    .item({
      productId,
      companyId,
      productCode,
      companyName: supplier.companyName,
      createdOn: instant(now),
      gsi1pk: `SUPPLIER#${companyId}`,
      gsi1sk: productCode,
    })
    .send();
  return suppliersOf(productId);
}

export async function removeSupplier(productId: string, companyId: string) {
  await SupplierProductEntity.build(DeleteItemCommand).key({ productId, companyId }).send();
  return suppliersOf(productId);
}
