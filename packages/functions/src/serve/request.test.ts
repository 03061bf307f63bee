import * as contract from "@solvia/core/contract/catalogue";
import { expect, it } from "vitest";
import { objectOf } from "./request.ts";

it("has one schema for all requests of an endpoint", () => {
  const { query } = contract.searchProducts;
  expect(objectOf(query)).toBe(objectOf(query));
  expect(objectOf(query)?.safeParse({ text: "pannello", size: "24" }).success).toBe(true);
});
