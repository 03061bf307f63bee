import { globSync, readFileSync } from "node:fs";
import { endpoints } from "@solvia/core/contract";
import { reopenOrder } from "@solvia/core/contract/orders";
import { expect, it } from "vitest";
import { shownAs, unsaid, unsaidIn } from "./stale-writes.ts";

const named = globSync("packages/core/src/**/*.ts", { exclude: ["**/*.test.ts"] }).flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/new Entity\(\{\s*name: "(\w+)"/g)].map(([, name = ""]) => name),
);

it("says of every entity where it is shown", () => {
  expect(named.length).toBeGreaterThan(50);
  expect(Object.keys(shownAs).toSorted()).toEqual(named.toSorted());
});

it("names a subject that a write leaves out", () => {
  expect(unsaid(reopenOrder, "SavedOrder")).toEqual([]);
  const without = { ...reopenOrder, stale: reopenOrder.stale.filter((subject) => subject !== "saved-carts") };
  expect(unsaid(without, "SavedOrder")).toEqual(["saved-carts"]);
  expect(unsaid({ ...reopenOrder, stale: [] }, "User")).toEqual(["account or company or addresses or premium"]);
  expect(unsaid(reopenOrder, "Prospect")).toEqual(["where Prospect is shown"]);
});

it("asks for what its writer's side of the house sees, and not for what the answer brings", () => {
  const { endpoint } = endpoints.find(({ name }) => name === "addToOpenOrder") ?? {};
  expect(endpoint && { stale: endpoint.stale, unsaid: unsaid(endpoint, "OpenOrder") }).toEqual({
    stale: [],
    unsaid: [],
  });
  expect(unsaid({ ...reopenOrder, stale: [] }, "CompanyCredit")).toEqual([]);
  expect(unsaid({ ...reopenOrder, access: "admin", stale: [] }, "CompanyCredit")).toEqual(["credit"]);
});

it("passes over what is no endpoint that writes", () => {
  expect(unsaidIn("queues/email", "SavedOrder")).toEqual([]);
  expect(unsaidIn("api/orders/list-orders", "ApiKeyOwner")).toEqual([]);
  expect(unsaidIn("api/engagement/read-notifications", "Kit")).toEqual([
    "readNotifications writes Kit and doesn't say kits",
  ]);
});
