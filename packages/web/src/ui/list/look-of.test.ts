import { describe, expect, it } from "vitest";
import { listBackOfficeOrders } from "@solvia/core/contract/back-office/orders";
import { listBackOfficeProducts } from "@solvia/core/contract/back-office/catalogue";
import { listUsers } from "@solvia/core/contract/back-office/users";
import { lookOf, choicesOf, filtersOf } from "./look-of.ts";

describe("what an address asks of a list", () => {
  it("is read by the contract's own schemas, and what they refuse is left out", () => {
    expect(
      lookOf(listBackOfficeOrders, { period: "2026-13x", status: "paid", late: "true", label: "half", user: 331 }),
    ).toEqual({ status: "paid", late: true, user: "331" });
    expect(lookOf(listBackOfficeProducts, { visibility: false, text: "a".repeat(101) })).toEqual({
      visibility: false,
    });
  });

  it("holds neither pages nor what the contract doesn't know, but how the list is looked at", () => {
    const look = lookOf(listUsers, { cursor: "x", limit: 200, other: "1", sort: "-email", columns: "name" });
    expect(look).toEqual({ sort: "-email", columns: "name" });
    expect(filtersOf<typeof listUsers>(look)).toEqual({});
  });

  it("offers the values that the contract allows", () => {
    expect(choicesOf(listBackOfficeOrders.query.label)).toEqual(["unpaid", "partly", "paid"]);
    expect(choicesOf(listBackOfficeOrders.query.user)).toEqual([]);
  });
});
