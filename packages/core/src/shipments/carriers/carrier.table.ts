import { boolean, Entity, item, number, string } from "dynamodb-toolbox";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** A carrier that the house works with. */
export const CarrierEntity = kept(
  new Entity({
    name: "Carrier",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      name: string(),
      vatNumber: string().optional(),
      address: string().optional(),
      contact: string().optional(),
      telephone: string().optional(),
      email: string().optional(),
      trackingLink: string().optional(),
      adr: boolean(),
      tailLift: boolean(),
      smallVehicle: boolean(),
      ferry: boolean(),
      active: boolean(),
      createdOn: string(),
      /** "CARRIERS", by name. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `CARRIER#${id}`, sk: "CARRIER" }),
  }),
);
