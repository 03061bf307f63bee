import { wholeNumber } from "../../platform/text/typed.ts";
import { CentsAmount, CivilDateText, Id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { PayPlans } from "../shapes/ways-to-pay.ts";

export const listProductPayPlans = endpoint({
  method: "GET",
  path: "/products/product/{id}/pay-plans",
  access: "customer",
  forOthers: true,
  shows: ["products", "orders"],
  summary:
    "How pieces of it would be paid, ordered today: each term with the amount and day of its instalments and the ways to pay the first. Without shipping.",
  params: { id: Id },
  query: { quantity: wholeNumber(1, 100_000) },
  returns: PayPlans.extend({ total: CentsAmount, on: CivilDateText }),
  errors: ["not-found", "price-not-found"],
});
