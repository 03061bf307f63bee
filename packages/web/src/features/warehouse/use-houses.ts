import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { listWarehouses } from "../../api/endpoints/back-office-logistics.gen.ts";

/** The warehouses, and what one is called. */
export function useHouses() {
  const { data } = useQuery(queryOf(listWarehouses, {}));
  const houses = data?.items ?? [];
  return { houses, nameOf: (id: string): string => houses.find((one) => one.id === id)?.name ?? "" };
}
