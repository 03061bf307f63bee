import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getShipmentPlaces } from "../../../api/endpoints.gen.ts";
import { useWarehouses } from "../../catalogue/office/stock/use-warehouses.ts";
import type { Shipment } from "./shipment.ts";

/** In which other warehouses how many pieces of a shipment's articles are free: by article, those where some are. Nothing where there is one warehouse alone. */
export function usePlaces({ id, warehouseId }: Pick<Shipment, "id" | "warehouseId">, { enabled = true } = {}) {
  const { isSeveral, nameOf } = useWarehouses({ enabled });
  const { data } = useQuery({ ...queryOf(getShipmentPlaces, { params: { id } }), enabled: enabled && isSeveral });
  const others = (data?.items ?? []).filter((place) => place.warehouseId !== warehouseId);
  const freeOf = (productId: string) =>
    others.flatMap((place) => {
      const free = place.lines.find((line) => line.productId === productId)?.free ?? 0;
      return free > 0 ? [{ warehouseId: place.warehouseId, house: nameOf(place.warehouseId), free }] : [];
    });
  return { isKnown: data !== undefined, freeOf };
}
