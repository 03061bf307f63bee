import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { newId } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { Recent } from "../../platform/storing/recent.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { instant, romeDate, type CivilDate } from "../../platform/time.ts";
import { DeliveryTariffEntity } from "./delivery-tariff.table.ts";
import {
  firstTariff,
  tariffAmong,
  tariffState,
  type DeliveryRates,
  type DeliveryTariff,
  type TariffState,
} from "./delivery-tariff.ts";

/** What the office has said, the earliest first. */
async function readTariffs(): Promise<DeliveryTariff[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: "DELIVERYTARIFFS" })
    .entities(DeliveryTariffEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items;
}

const recent = new Recent(readTariffs);

/** The tariff that counts at a moment, by the day of Rome; no request where the function has asked within a minute. */
export const tariffOn = async (now: Date): Promise<DeliveryTariff> => tariffAmong(await recent.get(), romeDate(now));

/** Those that stand so today, or all, the first one too, those that begin last before the others: a few, in one request. */
export async function listDeliveryTariffs(
  { state, cursor }: { state?: TariffState | undefined; cursor?: string | undefined },
  now: Date,
) {
  // All of them are on the first page, which never names another.
  if (cursor !== undefined) return { items: [], cursor: null };
  const today = romeDate(now);
  const all = [firstTariff, ...(await readTariffs())];
  const items = all.map((tariff) => ({ ...tariff, state: tariffState(tariff, all, today) })).toReversed();
  return { items: items.filter((one) => state === undefined || one.state === state), cursor: null };
}

export interface NewTariff extends DeliveryRates {
  name: string;
  from: CivilDate;
  until?: CivilDate | undefined;
}

/**
 * A tariff for the days to come: it never counts today, so that nobody who is at the till is asked for another sum, and every function
 * knows it before it begins. Problem: invalid-input, the field `from` as `in-the-past`.
 */
export async function addDeliveryTariff(input: NewTariff, now: Date): Promise<DeliveryTariff> {
  if (input.from <= romeDate(now)) throw invalid({ field: "from", code: "in-the-past" });
  const tariff: DeliveryTariff = { ...input, id: newId(), createdOn: instant(now) };
  await DeliveryTariffEntity.build(PutItemCommand)
    .item(tariff)
    .options({ condition: { attr: "id", exists: false } })
    .send();
  recent.forget();
  return tariff;
}

/**
 * Its last day; one before it begins calls it off. What was placed or sent keeps it. Problems: not-found (also of the first one, which
 * counts whenever no other does), invalid-input for a day that is past, version-conflict where somebody has said another last day.
 */
export async function endDeliveryTariff(
  id: string,
  { until, before }: { until: CivilDate; before?: CivilDate | undefined },
  now: Date,
): Promise<DeliveryTariff> {
  const tariff = (await readTariffs()).find((one) => one.id === id);
  if (!tariff) throw new Problem("not-found");
  if (until < romeDate(now)) throw invalid({ field: "until", code: "in-the-past" });
  try {
    await DeliveryTariffEntity.build(UpdateItemCommand)
      .item({ id, from: tariff.from, until })
      .options({
        condition: before === undefined ? { attr: "until", exists: false } : { attr: "until", eq: before },
      })
      .send();
  } catch (error) {
    throw conditionFailed(error) ? new Problem("version-conflict") : error;
  }
  recent.forget();
  return { ...tariff, until };
}
