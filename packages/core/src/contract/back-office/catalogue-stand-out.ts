import * as z from "zod";
import { Id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { ProductRow } from "../shapes/back-office-product.ts";

/** The products in their order, with the version that a save gives back. */
const StandOut = z.object({ version: z.int(), items: z.array(ProductRow) });
/** A home page carries no more. */
const most = 48;

export const listStandOutProducts = endpoint({
  method: "GET",
  path: "/back-office/stand-out-products",
  access: "admin",
  shows: ["stand-out"],
  summary: "The products that the home page puts forward, in order, hidden ones too.",
  returns: StandOut,
});

export const setStandOutProducts = endpoint({
  method: "PUT",
  path: "/back-office/stand-out-products",
  about: { kind: "stand-out-products" },
  access: "admin",
  stale: ["stand-out"],
  summary: "Replace the products that the home page puts forward, in this order.",
  body: z.object({ version: z.int().min(0), productIds: z.array(Id).max(most) }),
  returns: StandOut,
  errors: ["version-conflict"],
});
