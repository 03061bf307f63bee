import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { newId } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { cancellationReasons, type Write } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { mainWarehouse, mainWarehouseId, type Warehouse, type WarehouseFields } from "./warehouse.ts";
import { WarehouseEntity } from "./warehouse.table.ts";

/** All warehouses, the main one first, then by name; one request. */
export async function listWarehouses(): Promise<Warehouse[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: "WAREHOUSES" })
    .entities(WarehouseEntity)
    .options({ maxPages: Infinity })
    .send();
  const main = Items.find(({ id }) => id === mainWarehouseId) ?? mainWarehouse;
  return [main, ...Items.filter(({ id }) => id !== mainWarehouseId)];
}

/** A warehouse as it stands. Problem: not-found. */
export async function loadWarehouse(id: string): Promise<Warehouse> {
  const { Item } = await WarehouseEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  const warehouse = Item ?? (id === mainWarehouseId ? mainWarehouse : undefined);
  if (!warehouse) throw new Problem("not-found");
  return warehouse;
}

/** Demands that there is such a warehouse and that goods may come into it; the field is refused as `not-found` or `not-active`. */
export async function demandOpenWarehouse(id: string, field = "warehouseId"): Promise<Warehouse> {
  const warehouse = await demandWarehouse(id, field);
  if (!warehouse.active) throw invalid({ field, code: "not-active" });
  return warehouse;
}

/** Demands that there is such a warehouse; the field is refused as `not-found`. */
export const demandWarehouse = (id: string, field = "warehouseId"): Promise<Warehouse> =>
  loadWarehouse(id).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "not-found") throw invalid({ field, code: "not-found" });
    throw error;
  });

const claimSeries = (series: string, ownerId: string) =>
  GuardEntity.build(PutTransaction)
    .item({ kind: "DDTSERIES", value: series, ownerId })
    .options({
      condition: {
        or: [
          { attr: "ownerId", exists: false },
          { attr: "ownerId", eq: ownerId },
        ],
      },
    });

const itemOf = (warehouse: Warehouse) => ({
  ...warehouse,
  gsi1pk: "WAREHOUSES",
  gsi1sk: `${warehouse.name.toLowerCase()}#${warehouse.id}`,
});

/** A further warehouse. Problem: the field `ddtSeries` is refused as `taken` where another warehouse numbers by it. */
export async function addWarehouse(fields: WarehouseFields): Promise<Warehouse> {
  await demandNotMains(fields.ddtSeries);
  const warehouse = { ...fields, id: newId(), version: 1 };
  try {
    await execute(
      WarehouseEntity.build(PutTransaction).item(itemOf(warehouse)),
      claimSeries(warehouse.ddtSeries, warehouse.id),
    );
  } catch (error) {
    if (cancellationReasons(error)[1]) throw invalid({ field: "ddtSeries", code: "taken" });
    throw error;
  }
  return warehouse;
}

/** The main one has its series from the beginning, also before it was ever saved. */
async function demandNotMains(ddtSeries: string): Promise<void> {
  if (ddtSeries !== mainWarehouse.ddtSeries) return;
  const main = await loadWarehouse(mainWarehouseId);
  if (main.ddtSeries === ddtSeries) throw invalid({ field: "ddtSeries", code: "taken" });
}

/**
 * Says of a warehouse that a document is numbered by its series, in the transaction that gives the number: none where that is known. Whoever renames
 * the series at the same moment refuses it. The main warehouse's numbers bear no code.
 */
export const numberedWrites = ({ id, version, numbered }: Warehouse): Write[] =>
  numbered || id === mainWarehouseId
    ? []
    : [
        WarehouseEntity.build(UpdateTransaction)
          .item({ id, numbered: true, version: version + 1 })
          .options({ condition: { attr: "version", eq: version } }),
      ];

/**
 * Corrects what is known of a warehouse: all of it is given, a field that is left out is emptied. The main one stays open. Problems: not-found,
 * version-conflict when somebody saved since `version` was read, the field `ddtSeries` as `taken`, or as `numbered` where documents bear the former
 * one (two would have one number), `active` as `main-warehouse`.
 */
export async function saveWarehouse(
  id: string,
  { version, ...fields }: WarehouseFields & { version: number },
): Promise<Warehouse> {
  const before = await loadWarehouse(id);
  if (id === mainWarehouseId && !fields.active) throw invalid({ field: "active", code: "main-warehouse" });
  if (id !== mainWarehouseId) await demandNotMains(fields.ddtSeries);
  const isRenamed = before.version > 0 && before.ddtSeries !== fields.ddtSeries;
  if (isRenamed && before.numbered) throw invalid({ field: "ddtSeries", code: "numbered" });
  const warehouse = { ...fields, id, version: version + 1, ...(before.numbered && { numbered: true }) };
  try {
    await execute(
      WarehouseEntity.build(PutTransaction)
        .item(itemOf(warehouse))
        .options({ condition: version === 0 ? { attr: "id", exists: false } : { attr: "version", eq: version } }),
      claimSeries(fields.ddtSeries, id),
      ...(isRenamed ? [GuardEntity.build(DeleteTransaction).key({ kind: "DDTSERIES", value: before.ddtSeries })] : []),
    );
  } catch (error) {
    const [isOutdated, isTaken] = cancellationReasons(error);
    if (isOutdated) throw new Problem("version-conflict");
    if (isTaken) throw invalid({ field: "ddtSeries", code: "taken" });
    throw error;
  }
  return warehouse;
}
