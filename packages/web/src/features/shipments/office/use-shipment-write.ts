import { useQueryClient } from "@tanstack/react-query";
import { ApiProblem, keepAnswer } from "../../../api/client.ts";
import { getShipment } from "../../../api/endpoints.gen.ts";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import type { Shipment } from "./shipment.ts";

/** What a write of a shipment answers stands on its page from then on. */
export function useKeptShipment() {
  const client = useQueryClient();
  return (shipment: Shipment): void => keepAnswer(client, getShipment, { params: { id: shipment.id } }, shipment);
}

/** A write of a shipment: told, and shown. Who was slower than a colleague is shown what stands there by then; what is a question is asked by the caller. */
export function useShipmentWrite(after?: () => unknown, isAsked: (error: unknown) => boolean = () => false) {
  const client = useQueryClient();
  const keep = useKeptShipment();
  return useToldMutation((write: () => Promise<Shipment>) => write(), {
    said: "saved",
    after: (shipment) => {
      keep(shipment);
      return after?.();
    },
    asks: (error) => {
      if (isAsked(error)) return true;
      if (error instanceof ApiProblem && error.status === 409) {
        void client.invalidateQueries({ queryKey: [getShipment.path] });
      }
      return false;
    },
  });
}
