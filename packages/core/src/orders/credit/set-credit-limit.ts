import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { UpdateItemCommand, $remove } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { loadCompany } from "../../accounts/index.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { cancellationReasons, conditionFailed } from "../../platform/storing/transaction.ts";
import { exposureOf } from "../../payments/index.ts";
import type { Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";
import { creditViewOf } from "./credit-facts.ts";
import { owedWrites } from "./credit-writes.ts";
import { CompanyCreditEntity } from "./credit.table.ts";
import { limitWarnings } from "./limit-warnings.ts";

/** What whoever sets a limit has looked at. */
interface Knowing {
  /** The limit that the new one takes the place of; null for none. */
  seen?: Cents | null | undefined;
  confirmed?: readonly string[] | undefined;
}

/**
 * What a company may owe, in cents; null takes the limit away, and with it the delayed terms. Exposure and debts are counted
 * anew over the company's orders, so that those of before there were limits are in them. Problems: not-found,
 * invalid-transition for a company that is not verified, confirmation-needed for a figure that looks misread,
 * version-conflict when the limit isn't `seen` any more or an order changed while it was counted.
 */
export async function setCreditLimit(
  companyId: string,
  limit: Cents | null,
  now: Date,
  { seen, confirmed }: Knowing = {},
) {
  const { status } = await loadCompany(companyId);
  if (status !== "verified" && limit !== null) throw new Problem("invalid-transition", { from: status });
  const { Item: known } = await CompanyCreditEntity.build(GetItemCommand)
    .key({ companyId })
    .options({ consistent: true })
    .send();
  if (seen !== undefined && seen !== (known?.limit ?? null)) throw new Problem("version-conflict");
  const warnings = limitWarnings(known?.limit, limit).filter(({ code }) => code !== "limit-ended");
  demandConfirmed([{ field: "limit", warnings, confirmed }]);
  const exposure = await countedExposure(companyId);
  const changes = known?.changes ?? 0;
  try {
    await CompanyCreditEntity.build(UpdateItemCommand)
      .item({ companyId, limit: limit ?? $remove(), exposure, changes: changes + 1 })
      .options({ condition: known ? { attr: "changes", eq: changes } : { attr: "changes", exists: false } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
  return creditViewOf(companyId, now);
}

async function countedExposure(companyId: string): Promise<Cents> {
  let sum = 0;
  let exclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ index: "gsi4", partition: `COMPANY#${companyId}#ORDERS` })
      .entities(OrderEntity)
      .options({ limit: 200, ...(exclusiveStartKey && { exclusiveStartKey }) })
      .send();
    for (const order of Items) {
      sum += exposureOf(order);
      await keepDebt(order);
    }
    exclusiveStartKey = LastEvaluatedKey;
  } while (exclusiveStartKey);
  return sum;
}

/** Notes the debt of an order of before there were limits, as long as it is what was read. */
async function keepDebt(order: Order): Promise<void> {
  const writes = owedWrites(undefined, order);
  if (writes.length === 0) return;
  try {
    await execute(
      OrderEntity.build(ConditionCheck).key({ id: order.id }).condition({ attr: "version", eq: order.version }),
      ...writes,
    );
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
}
