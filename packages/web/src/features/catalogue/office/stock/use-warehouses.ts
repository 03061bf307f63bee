import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { listWarehouses as Contract } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { mainWarehouseId } from "@solvia/core/logistics/warehouses/warehouse";
import { queryOf } from "../../../../api/client.ts";
import { listWarehouses } from "../../../../api/endpoints.gen.ts";

export type Warehouse = AnswerOf<typeof Contract>["items"][number];

/** The warehouses, and what one is called: by its id as long as they aren't known. They aren't asked for where `enabled` is false. */
export function useWarehouses({ enabled = true } = {}) {
  const { data, error, refetch } = useQuery({ ...queryOf(listWarehouses, {}), enabled });
  const warehouses = data?.items ?? [];
  const nameOf = useCallback(
    (id: string): string => data?.items.find((one) => one.id === id)?.name ?? (data ? id : ""),
    [data],
  );
  return { warehouses, nameOf, error, refetch, isSeveral: warehouses.length > 1, main: mainWarehouseId };
}
