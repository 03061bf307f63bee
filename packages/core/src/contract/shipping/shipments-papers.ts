import * as z from "zod";
import { mostPrinted, paperKinds } from "../../shipments/bulk/paper-kinds.ts";
import { endpoint, file } from "../endpoint.ts";

const id = String.raw`[\w-]{1,64}`;

export const printShipmentsPapers = endpoint({
  method: "GET",
  path: "/back-office/shipments-papers",
  access: "admin",
  shows: [],
  summary:
    "The transport documents and labels of several shipments in one PDF, fifty shipments and 500 labels at most; of a shipment without a document its labels alone.",
  query: {
    /** Shipments, separated by commas. */
    ids: z.string().regex(new RegExp(`^${id}(,${id}){0,${mostPrinted - 1}}$`)),
    /** Which papers; both where none is said. */
    kind: z.enum(paperKinds).optional(),
  },
  returns: file("application/pdf"),
  errors: ["not-found", "limit-reached"],
});
