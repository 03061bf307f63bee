import { UserEntity, usersList } from "../../accounts/index.ts";
import { everyOrder, monthsUntil } from "../../orders/index.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { portionsOf } from "../../platform/storing/read-apart.ts";
import { once } from "../../platform/storing/once.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { ReturnRequestEntity, returnsOfMonth } from "../../returns/index.ts";
import { TicketEntity, ticketsList } from "../../tickets/index.ts";
import type { SubjectKind } from "../rules/entry.ts";
import { countFigures, type Subject } from "./count-figures.ts";

/** Things that are handed on at a time. */
const atOnce = 100;

async function* everyReturn(now: Date) {
  for (const month of monthsUntil(now)) yield* rowsOfShards(returnsOfMonth(month), ReturnRequestEntity, { atOnce });
}

async function countAll(kind: SubjectKind, all: AsyncIterable<{ id: string }>): Promise<number> {
  let count = 0;
  const subjects = async (some: readonly { id: string }[]) => ({
    items: some.map(({ id }): Subject => ({ kind, id })),
    failures: [],
  });
  await eachApart(portionsOf(all, atOnce, subjects), async (some) => {
    await countFigures(some);
    count += some.length;
  });
  return count;
}

/** Counts everything that there is as it is now; how many things. May be run again: what is counted already moves nothing. */
export async function recountFigures(now: Date): Promise<number> {
  const counts = [
    await countAll("user", rowsOfShards(usersList, UserEntity, { atOnce })),
    await countAll("order", everyOrder(now)),
    await countAll("return", everyReturn(now)),
    await countAll("ticket", rowsOfShards(ticketsList, TicketEntity, { atOnce })),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The written step for what was there before it was counted: once; how many things. */
export const countEarlierFigures = (now: Date): Promise<number> => once("figures", () => recountFigures(now));
