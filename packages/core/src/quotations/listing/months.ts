import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { plusMonths, romeMonth } from "../../platform/time.ts";
import { QuotationEntity, quotationsOfMonth } from "../quotation.table.ts";
import type { Quotation } from "../quotation.ts";

type Key = Record<string, unknown>;

const atOnce = 100;
/** So many months are read back where none is named: no quotation is valid for longer than a year. */
const back = 12;

const monthBefore = (month: string): string => plusMonths(`${month}-01`, -1).slice(0, 7);
/** After all places of a list: instants and ids are below it. */
const end = "~";

/** The quotations that were begun in a month, newest first. */
export const ofMonth = (month: string) => ({
  read: (after: Key | undefined) =>
    pageOfShards(quotationsOfMonth(month), QuotationEntity, { after, limit: atOnce, reverse: true }),
  keyOf: placeOf,
});

const placeOf = ({ id, createdOn }: Quotation): Key =>
  endAt(quotationsOfMonth(romeMonth(new Date(createdOn))), `${createdOn}#${id}`);

/** The months that are read where none is named, the running one first. */
function monthsBefore(now: Date): string[] {
  const months = [romeMonth(now)];
  while (months.length <= back) months.push(monthBefore(months.at(-1) ?? ""));
  return months;
}

/**
 * The quotations of the running month and of the twelve before it, newest first, a month after the other: so nothing that is open is missed on
 * the first of a month. A place names its month; one that names none of them is a malformed-request.
 */
export function ofLatestMonths(now: Date) {
  const months = monthsBefore(now);
  return {
    read: async (after: Key | undefined) => {
      const month = months.find((one) => quotationsOfMonth(one).name === after?.["pk"]) ?? months[0] ?? "";
      const page = await ofMonth(month).read(after);
      const next = months[months.indexOf(month) + 1];
      return page.LastEvaluatedKey || next === undefined
        ? page
        : { ...page, LastEvaluatedKey: endAt(quotationsOfMonth(next), end) };
    },
    keyOf: placeOf,
  };
}
