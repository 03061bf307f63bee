import { filled } from "../../../../ui/forms/filled.ts";
import type { KnownCarrier } from "./carrier-form.tsx";

/** What papers say of a known carrier beside its name. */
export const paperOf = ({ vatNumber, telephone, address }: KnownCarrier) => filled({ vatNumber, telephone, address });

/** A known carrier as a shipment keeps it. */
export const saidCarrier = (known: KnownCarrier) => {
  const { name, adr, tailLift, smallVehicle, ferry } = known;
  return { name, ...paperOf(known), adr, tailLift, smallVehicle, ferry };
};
