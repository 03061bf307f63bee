import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

/** The codes on a shipment's packages, the first package's first: printed again they are the same. */
export const ShipmentLabelsEntity = kept(
  new Entity({
    name: "ShipmentLabels",
    table,
    schema: item({ shipmentId: string().key(), codes: list(string()), version: number() }),
    computeKey: ({ shipmentId }: { shipmentId: string }) => ({
      // In these words: a function's rights are read from them (stacks/bundles/reach.ts).
      pk: `SHIPMENTDOCUMENTS#${shipmentId}`,
      sk: "LABELS",
    }),
  }),
);

/** How many references of the company prefix were given; one that no label came to bear is missing, and nobody minds. */
export const PackageCounterEntity = kept(
  new Entity({
    name: "PackageCounter",
    table,
    schema: item({ prefix: string().key(), last: number() }),
    computeKey: ({ prefix }: { prefix: string }) => ({ pk: `PACKAGECOUNTER#${prefix}`, sk: "PACKAGECOUNTER" }),
    timestamps: false,
  }),
);
