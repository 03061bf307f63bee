import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { exactFirst } from "./exact-first.ts";
import { useFoundGoods } from "./found-goods.tsx";
import { useFoundOrders } from "./found-orders.tsx";
import { useFoundPeople } from "./found-people.tsx";

/** The one search of the office: all that is named by what is typed, what it names exactly first; nothing without `asked`. */
export function useFound(asked: string, go: (to: string) => () => void): SpotlightActionGroupData[] {
  const [orders, people, goods] = [useFoundOrders(asked, go), useFoundPeople(asked, go), useFoundGoods(asked, go)];
  return exactFirst(asked, [...orders, ...people, ...goods]);
}
