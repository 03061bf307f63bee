import { useMemo } from "react";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import { allowed } from "@solvia/core/platform/access";
import type { List, Listed } from "../../../../ui/list/declaration.ts";
import { useUser } from "../../../login/session.ts";
import { useWarehouses } from "./use-warehouses.ts";

/** A list whose column `warehouse` holds what a warehouse is called, so that it is sorted and saved by its name. */
export function useNamedWarehouses<E extends Endpoint, Row extends Listed & { warehouseId?: string | undefined }>(
  list: List<E, Row>,
): List<E, Row> {
  const user = useUser();
  // The page decides who sees the list; who doesn't asks for nothing.
  const enabled = user !== undefined && !user?.actedBy && allowed(list.contract.access, user ?? undefined);
  const { nameOf } = useWarehouses({ enabled });
  return useMemo(
    () => ({
      ...list,
      columns: list.columns.map((column) =>
        column.id === "warehouse"
          ? { ...column, value: ({ warehouseId }: Row) => warehouseId && nameOf(warehouseId) }
          : column,
      ),
    }),
    [list, nameOf],
  );
}
