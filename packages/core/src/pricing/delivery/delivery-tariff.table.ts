import { Entity, item, number, string } from "dynamodb-toolbox";
import * as z from "zod";
import { shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import {
  deliveryBands,
  deliverySurcharges,
  deliveryZones,
  type DeliveryRates,
  type DeliveryTariff,
} from "./delivery-tariff.ts";

const amount = z.number();
const storedZones = z.record(z.enum(deliveryZones), z.record(z.enum(deliveryBands), amount));
const storedSurcharges = z.record(z.enum(deliverySurcharges), amount);

/** A tariff as an order, a cart or a version of a quotation keeps it. */
export const storedDeliveryTariff = shapeOf<DeliveryTariff>({
  id: z.string(),
  name: z.string(),
  from: z.string(),
  until: z.string().optional(),
  createdOn: z.string(),
  zones: storedZones,
  surcharges: storedSurcharges,
  freeFrom: z.number().optional(),
});

/** What the office has said that carriers take, under the day on which it begins, a few a year; its amounts never change. */
export const DeliveryTariffEntity = kept(
  new Entity({
    name: "DeliveryTariff",
    table,
    schema: item({
      id: string().key(),
      from: string().key(),
      name: string(),
      until: string().optional(),
      zones: stored<DeliveryRates["zones"]>(storedZones),
      surcharges: stored<DeliveryRates["surcharges"]>(storedSurcharges),
      freeFrom: number().optional(),
      createdOn: string(),
    }),
    computeKey: ({ id, from }: { id: string; from: string }) => ({ pk: "DELIVERYTARIFFS", sk: `${from}#${id}` }),
  }),
);
