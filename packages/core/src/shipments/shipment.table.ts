import * as z from "zod";
import { boolean, Entity, item, number, string } from "dynamodb-toolbox";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { appearances, type Packages } from "../logistics/index.ts";
import { listOf, oneOf, shapeOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import {
  pickupSlots,
  problemKinds,
  type Carrier,
  type PlannedDay,
  type ShipmentFile,
  type ShipmentHold,
} from "./shipment.ts";

const text = z.string();
const amount = z.number();

const hold = shapeOf<ShipmentHold>({ reason: text, by: text, on: text });
const packages = shapeOf<Packages>({
  count: amount,
  pallets: amount,
  appearance: z.enum(appearances),
  grossGrams: amount,
  netGrams: amount,
  longest: amount.optional(),
});
const carrier = shapeOf<Carrier>({
  name: text,
  vatNumber: text.optional(),
  telephone: text.optional(),
  address: text.optional(),
  adr: z.boolean(),
  tailLift: z.boolean(),
  smallVehicle: z.boolean().optional(),
  ferry: z.boolean().optional(),
});
const day = shapeOf<PlannedDay>({
  date: text,
  slot: z.enum(pickupSlots).optional(),
  deliveryStatus: oneOf<PlannedDay["deliveryStatus"]>({ planned: true, confirmed: true, done: true, missed: true }),
});
const problem = shapeOf<NonNullable<ShipmentFile["problem"]>>({ kind: z.enum(problemKinds), reason: text, on: text });

/** What the warehouse and the office keep of a shipment. Absent while nothing was said of it. */
export const ShipmentEntity = kept(
  new Entity({
    name: "Shipment",
    table,
    schema: item({
      id: string().key(),
      orderId: string(),
      version: number(),
      notes: string().optional(),
      warehouseNotes: string().optional(),
      packages: stored(packages).optional(),
      carrier: stored(carrier).optional(),
      costs: number().optional(),
      label: boolean(),
      hold: stored(hold).optional(),
      release: stored(hold).optional(),
      withoutSerials: stored(hold).optional(),
      days: stored(listOf(day)),
      problem: stored(problem).optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `SHIPMENT#${id}`, sk: "SHIPMENT" }),
  }),
);

/** Its write under the version that was read. */
export const fileWrite = (before: ShipmentFile, after: ShipmentFile) =>
  ShipmentEntity.build(PutTransaction)
    .item({ ...after, days: [...after.days], version: before.version + 1 })
    .options({
      condition: before.version === 0 ? { attr: "id", exists: false } : { attr: "version", eq: before.version },
    });
