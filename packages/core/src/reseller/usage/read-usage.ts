import type { FormattedItem } from "dynamodb-toolbox/entity";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../../platform/access.ts";
import type { KeyMode } from "../../platform/http/key-scopes.ts";
import { table } from "../../platform/table.ts";
import { plusDays, romeDate } from "../../platform/time.ts";
import { shownUsage, summed, type UsageRow } from "./usage.ts";
import { ApiUsageEntity, usageOf } from "./usage.table.ts";

/**
 * What the account's keys of a mode have called in the last days, today among them (Rome): all of it, by day, each day there, and by
 * endpoint, the most called first. Reads a row for each endpoint that was called on a day.
 */
export async function readUsage({ id }: Pick<User, "id">, { mode, days }: { mode: KeyMode; days: number }, now: Date) {
  const to = romeDate(now);
  const from = plusDays(to, 1 - days);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: usageOf(id), range: { between: [`${mode}#${from}`, `${mode}#${to}#~`] } })
    .entities(ApiUsageEntity)
    .options({ maxPages: Infinity })
    .send();
  const rows = Items.map(rowOf);
  const byDay = summed(rows, ({ day }) => day);
  const byEndpoint = summed(rows, ({ endpoint }) => endpoint);
  return {
    total: shownUsage(summed(rows, () => "all").get("all")),
    days: Array.from({ length: days }, (_, at) => plusDays(from, at)).map((day) => ({
      day,
      ...shownUsage(byDay.get(day)),
    })),
    endpoints: [...byEndpoint]
      .map(([endpoint, usage]) => ({ endpoint, ...shownUsage(usage) }))
      .toSorted((a, b) => b.calls - a.calls || a.endpoint.localeCompare(b.endpoint)),
  };
}

type Stored = FormattedItem<typeof ApiUsageEntity>;

function rowOf(stored: Stored): UsageRow {
  const { day, endpoint, calls, totalMs, refused = 0, limited = 0, failed = 0 } = stored;
  const latencies = ([0, 1, 2, 3, 4, 5, 6, 7] as const).map((at) => stored[`ms${at}`] ?? 0);
  return { day, endpoint, usage: { calls, totalMs, refused, limited, failed, latencies } };
}
