import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import type { CivilDate } from "../../platform/time.ts";
import { SeriesCounterEntity } from "../document.table.ts";

/** The lifetime series of files for the exchange. */
export const filesSeries = "files";

export interface Counted {
  last: number;
  lastOn?: CivilDate | undefined;
}

/** The last number of a series and its date; nought where it hasn't begun. */
export async function lastOf(series: string): Promise<Counted> {
  const { Item } = await SeriesCounterEntity.build(GetItemCommand).key({ series }).options({ consistent: true }).send();
  return Item ?? { last: 0 };
}

/**
 * Takes the next number of a series in the transaction that uses it, on the condition that nobody has taken it since and that
 * no document of the series has a later date: no number is missing, none is given twice, and they follow their dates.
 */
export const takeNext = (series: string, { last }: Counted, on: CivilDate) =>
  SeriesCounterEntity.build(UpdateTransaction)
    .item({ series, last: last + 1, lastOn: on })
    .options({
      condition:
        last === 0
          ? { attr: "last", exists: false }
          : {
              and: [
                { attr: "last", eq: last },
                { attr: "lastOn", lte: on },
              ],
            },
    });
