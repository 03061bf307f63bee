import * as z from "zod";
import { CarrierFields } from "../../shipments/carriers/carrier.ts";
import { Id, InstantText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";

const CarrierView = z.object({ ...CarrierFields.shape, id: Id, version: z.int(), createdOn: InstantText });
const stale = ["carriers"] as const;

export const listCarriers = endpoint({
  method: "GET",
  path: "/back-office/carriers",
  access: "admin",
  shows: ["carriers"],
  summary: "The carriers that the house works with, by name.",
  query: paging,
  returns: page(CarrierView),
});

export const addCarrier = endpoint({
  method: "POST",
  path: "/back-office/carriers",
  access: "admin",
  about: { kind: "carriers" },
  stale,
  summary: "A new carrier: what a document says of it, whom to call, what it can do, where its shipments are followed.",
  body: CarrierFields,
  returns: CarrierView,
  errors: ["carrier-name-taken"],
});

export const saveCarrier = endpoint({
  method: "PUT",
  path: "/back-office/carriers/{id}",
  access: "admin",
  about: { kind: "carriers", id: "id" },
  stale,
  summary: "Correct what is known of a carrier; shipments and documents keep what was said of theirs.",
  params: { id: Id },
  body: CarrierFields.extend({ version: z.int().min(1) }),
  returns: CarrierView,
  errors: ["not-found", "version-conflict", "carrier-name-taken"],
});
