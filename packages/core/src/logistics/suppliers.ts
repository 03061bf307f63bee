import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { BatchGetCommand, execute as executeBatch } from "dynamodb-toolbox/table/actions/batchGet";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { cursorOf, startingAt } from "../platform/storing/cursor.ts";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { newId } from "../platform/ids.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { demandConfirmed } from "../platform/confirming/confirmed.ts";
import { table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { cancellationReasons, conditionFailed } from "../platform/storing/transaction.ts";
import { supplierNameKey, type SeenSupply, type SupplierAssignment, type SupplierFields } from "./supplier.ts";
import { SupplierEntity, SupplierProductEntity } from "./supplier.table.ts";
import { priceWarnings, type SupplyWarning } from "./supply-warnings.ts";

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

/** Problem: not-found. */
export async function loadSupplier(id: string) {
  const { Item } = await SupplierEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

/** Every supplier; there are some dozens. */
export async function everySupplier() {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "SUPPLIERS" })
    .entities(SupplierEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}

/** What a supplier sells and on which conditions, by purchase code. */
export async function suppliedBy(companyId: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: `SUPPLIER#${companyId}` })
    .entities(SupplierProductEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}

const claimName = (nameKey: string, ownerId: string) =>
  GuardEntity.build(PutTransaction)
    .item({ kind: "SUPPLIERNAME", value: nameKey, ownerId })
    .options({ condition: { attr: "ownerId", exists: false } });

/** A new supplier. Problem: supplier-name-taken. */
export async function addSupplier(fields: SupplierFields, now: Date) {
  const nameKey = supplierNameKey(fields.companyName);
  const supplier = { ...fields, id: newId(), version: 1, createdOn: instant(now) };
  try {
    await execute(
      SupplierEntity.build(PutTransaction).item({ ...supplier, gsi1pk: "SUPPLIERS", gsi1sk: nameKey }),
      claimName(nameKey, supplier.id),
    );
  } catch (error) {
    if (cancellationReasons(error)[1]) throw new Problem("supplier-name-taken");
    throw error;
  }
  return supplier;
}

/**
 * Corrects what is known of a supplier: all of it is given, a field that is left out is emptied. Two requests. Problems:
 * not-found, version-conflict when somebody saved since `version` was read, supplier-name-taken.
 */
export async function saveSupplier(id: string, { version, ...fields }: SupplierFields & { version: number }) {
  const before = await loadSupplier(id);
  const [nameKey, formerKey] = [supplierNameKey(fields.companyName), supplierNameKey(before.companyName)];
  const supplier = { ...fields, id, version: version + 1, createdOn: before.createdOn };
  const renamed = nameKey !== formerKey;
  try {
    await execute(
      SupplierEntity.build(PutTransaction)
        .item({ ...supplier, gsi1pk: "SUPPLIERS", gsi1sk: nameKey })
        .options({ condition: { attr: "version", eq: version } }),
      ...(renamed ? [claimName(nameKey, id)] : []),
      ...(renamed ? [GuardEntity.build(DeleteTransaction).key({ kind: "SUPPLIERNAME", value: formerKey })] : []),
    );
  } catch (error) {
    const [outdated, nameTaken, nameGone] = cancellationReasons(error);
    if (outdated || nameGone) throw new Problem("version-conflict");
    if (nameTaken) throw new Problem("supplier-name-taken");
    throw error;
  }
  return supplier;
}

/** The names of at most 100 suppliers, by id; one request, none when there is nobody to name. */
async function supplierNames(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const requests = ids.map((id) => SupplierEntity.build(BatchGetRequest).key({ id }));
  const command = table
    .build(BatchGetCommand)
    .requests(...requests)
    .options({ consistent: true });
  const { Responses } = await executeBatch(command);
  return new Map(
    (Responses?.[0] ?? []).flatMap((supplier) => (supplier ? [[supplier.id, supplier.companyName] as const] : [])),
  );
}

/** Who supplies a product, named as they are called today; two requests. */
export async function suppliersOf(productId: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `PRODUCT#${productId}`, range: { beginsWith: "SUPPLIER#" } })
    .entities(SupplierProductEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  const names = await supplierNames(Items.map(({ companyId }) => companyId));
  return Items.map((item) => ({
    ...item,
    id: `${item.productId}-${item.companyId}`,
    companyName: names.get(item.companyId) ?? item.companyId,
  }));
}

interface Assigned extends SupplierAssignment {
  /** What stood there, as somebody saw it; absent where nothing did. */
  seen?: SeenSupply | undefined;
  /** Codes of figures that are meant though they are unusual. */
  confirmed?: readonly SupplyWarning[] | undefined;
}

/** What somebody may say anew of a supplier's code and conditions; what is absent and what is undefined are alike. */
const saidOf = ({ productCode, price, minQuantity, pack, leadDays }: SeenSupply): string =>
  JSON.stringify([productCode, price, minQuantity, pack, leadDays]);

/**
 * Says who supplies a product under which purchase code and on which conditions, over what was seen; a supplier has one code a product.
 * Problems: the field `companyId`, version-conflict where somebody else has said others meanwhile, confirmation-needed for a price far from the
 * known one.
 */
export async function assignSupplier(productId: string, { companyId, seen, confirmed, ...said }: Assigned, now: Date) {
  const key = { productId, companyId };
  const [{ Item: supplier }, { Item: stands }] = await Promise.all([
    SupplierEntity.build(GetItemCommand).key({ id: companyId }).send(),
    SupplierProductEntity.build(GetItemCommand).key(key).options({ consistent: true }).send(),
  ]);
  if (!supplier) throw invalid({ field: "companyId", code: "not-found" });
  const standing = stands && saidOf(stands);
  if (standing === saidOf(said)) return suppliersOf(productId);
  if (standing !== (seen && saidOf(seen))) throw new Problem("version-conflict");
  demandConfirmed([{ field: "price", warnings: priceWarnings(said.price, stands?.price), confirmed }]);
  try {
    await SupplierProductEntity.build(PutItemCommand)
      .item({
        ...key,
        ...said,
        createdOn: instant(now),
        gsi1pk: `SUPPLIER#${companyId}`,
        gsi1sk: said.productCode,
      })
      .options({
        condition: stands
          ? {
              and: [
                { attr: "productCode", eq: stands.productCode },
                stands.price === undefined ? { attr: "price", exists: false } : { attr: "price", eq: stands.price },
                stands.minQuantity === undefined
                  ? { attr: "minQuantity", exists: false }
                  : { attr: "minQuantity", eq: stands.minQuantity },
                stands.pack === undefined ? { attr: "pack", exists: false } : { attr: "pack", eq: stands.pack },
                stands.leadDays === undefined
                  ? { attr: "leadDays", exists: false }
                  : { attr: "leadDays", eq: stands.leadDays },
              ],
            }
          : { attr: "productCode", exists: false },
      })
      .send();
  } catch (error) {
    throw conditionFailed(error) ? new Problem("version-conflict") : error;
  }
  return suppliersOf(productId);
}

export async function removeSupplier(productId: string, companyId: string) {
  await SupplierProductEntity.build(DeleteItemCommand).key({ productId, companyId }).send();
  return suppliersOf(productId);
}
