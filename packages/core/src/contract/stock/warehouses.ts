import * as z from "zod";
import { WarehouseFields } from "../../logistics/warehouses/warehouse.ts";
import { Id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { Warehouse } from "./stock-shapes.ts";

export const listWarehouses = endpoint({
  method: "GET",
  path: "/back-office/warehouses",
  access: "warehouse",
  shows: ["warehouses"],
  summary: "The warehouses, the main one first.",
  returns: z.object({ items: z.array(Warehouse) }),
});

export const addWarehouse = endpoint({
  method: "POST",
  path: "/back-office/warehouses",
  access: "admin",
  about: { kind: "warehouses" },
  stale: ["warehouses"],
  summary: "A further warehouse, with a series of transport documents of its own.",
  body: WarehouseFields,
  returns: Warehouse,
  idempotent: true,
});

export const saveWarehouse = endpoint({
  method: "PUT",
  path: "/back-office/warehouses/{id}",
  access: "admin",
  about: { kind: "warehouses", id: "id" },
  stale: ["warehouses"],
  summary: "Correct what is known of a warehouse, or close it to goods that come: what lies there leaves all the same.",
  params: { id: Id },
  body: WarehouseFields.extend({ version: z.int().min(0) }),
  returns: Warehouse,
  errors: ["not-found", "version-conflict"],
});
