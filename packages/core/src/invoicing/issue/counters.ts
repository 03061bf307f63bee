import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { nextNumber, type Counted } from "../../platform/storing/next-number.ts";
import type { CivilDate } from "../../platform/time.ts";
import { SeriesCounterEntity } from "../document.table.ts";

/** The lifetime series of files for the exchange. */
export const filesSeries = "files";

/** The last number of a series and its date; nought where it hasn't begun. */
export async function lastOf(series: string): Promise<Counted> {
  const { Item } = await SeriesCounterEntity.build(GetItemCommand).key({ series }).options({ consistent: true }).send();
  return Item ?? { last: 0 };
}

/** Takes the next number of a series, in the transaction that uses it (`nextNumber`). */
export function takeNext(series: string, counted: Counted, on: CivilDate) {
  const { item, condition } = nextNumber(counted, on);
  return SeriesCounterEntity.build(UpdateTransaction)
    .item({ series, ...item })
    .options({ condition });
}
