import * as z from "zod";
import { line } from "../../platform/text/typed.ts";

/** The warehouse in which goods lie unless somebody says another: it is there from the beginning (spec 9: the pickup address). */
export const mainWarehouseId = "main";

/** What is known of a warehouse: all of it stands on the papers of what leaves from there. */
export const WarehouseFields = z.object({
  name: line().min(2).max(80),
  street: line().min(2).max(60),
  houseNumber: line().min(1).max(8),
  postalCode: line().toUpperCase().min(3).max(10),
  city: line().min(2).max(60),
  provinceCode: line().toUpperCase().max(2).optional(),
  countryCode: line()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  telephone: line().max(30).optional(),
  /** Which series its transport documents are numbered in, "M" of M-12: its own, so that two warehouses never wait for each other's numbers. */
  ddtSeries: line()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,4}$/),
  /** Whether goods may still come into it; what lies there leaves all the same. */
  active: z.boolean(),
});
export type WarehouseFields = z.output<typeof WarehouseFields>;

export interface Warehouse extends WarehouseFields {
  id: string;
  /** How often it was saved; 0 for the main one as it is before anybody has written its address. */
  version: number;
  /** Whether a transport document was ever numbered by `ddtSeries`: it stays this warehouse's from then on. */
  numbered?: boolean | undefined;
}

/** The main warehouse until somebody has saved it: demonstration data, to be set before go-live (docs/deploy.md). */
export const mainWarehouse: Warehouse = {
  id: mainWarehouseId,
  version: 0,
  name: "Magazzino Solvia",
  street: "Via della Logistica",
  houseNumber: "12",
  postalCode: "20090",
  city: "Opera",
  provinceCode: "MI",
  countryCode: "IT",
  ddtSeries: "M",
  active: true,
};
