import { exactFirst } from "./exact-first.ts";
import { useFoundGoods } from "./found-goods.tsx";
import { useFoundOrders } from "./found-orders.tsx";
import { useFoundPeople } from "./found-people.tsx";
import type { Sought } from "./sought.ts";

/** The one search of the office: all that is named by what is typed, what it names exactly first; nothing without `asked`. */
export function useFound(text: string, go: (to: string) => () => void): Sought {
  const found = [useFoundOrders(text, go), useFoundPeople(text, go), useFoundGoods(text, go)];
  return {
    awaited: found.some(({ awaited }) => awaited),
    groups: exactFirst(
      text,
      found.flatMap(({ groups }) => groups),
    ),
  };
}
