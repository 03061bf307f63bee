import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { tableGrantsOf } from "./reach.ts";

const modules = globSync("packages/core/src/**/*.ts").filter((file) => !file.endsWith(".test.ts"));

it("can tell of every module what it touches of the table", () => {
  const grants = tableGrantsOf(modules);
  const lists = grants.filter(({ index }) => index).flatMap(({ keys }) => keys);
  expect(lists).toEqual(
    expect.arrayContaining(["RECEIPTS#OPEN", "USER#*#RECEIPTS", "COMPANIES#*#*", "AUDITOF#users#*"]),
  );
  expect(grants.flatMap(({ keys }) => keys).filter((key) => !/^[A-Z]+(#|$)/.test(key))).toEqual([]);
});

it("grants what is read by keys to who names the entity", () => {
  const reading = [
    "packages/core/src/accounts/directory/load-users.ts",
    "packages/core/src/platform/storing/read-all.ts",
  ];
  expect(tableGrantsOf(reading)).toEqual([{ actions: ["dynamodb:BatchGetItem"], keys: ["USER#*"] }]);
});

it("grants the shards of a list to who reads it, in its index, and to nobody who only knows the entity", () => {
  const read = ["packages/core/src/accounts/office/list-users.ts", "packages/core/src/orders/erase-old-orders.ts"];
  const lists = tableGrantsOf(read).filter(({ index }) => index);
  expect(lists).toEqual([
    { actions: ["dynamodb:Query"], index: "gsi1", keys: ["USER#*#ORDERS", "USERS#*"] },
    { actions: ["dynamodb:Query"], index: "gsi2", keys: ["ORDERS#*#*"] },
    { actions: ["dynamodb:Query"], index: "gsi4", keys: ["COMPANY#*#ORDERS"] },
  ]);
  const known = ["packages/core/src/accounts/user.table.ts", "packages/core/src/platform/sharded-list/read.ts"];
  expect(tableGrantsOf(known)).toEqual([]);
});

it("tells reading, listing and writing apart, and what stands beside a deletion", () => {
  const [read, write] = tableGrantsOf(["packages/core/src/accounts/login/stored-password.ts"]);
  expect(read).toEqual({ actions: ["dynamodb:GetItem"], keys: ["CREDENTIALS#*"] });
  expect(write).toEqual({ actions: ["dynamodb:PutItem"], keys: ["CREDENTIALS#*"] });
  const deleting = ["packages/core/src/accounts/login/sessions.ts", "packages/core/src/platform/authorship.ts"];
  expect(tableGrantsOf(deleting)).toEqual([
    { actions: ["dynamodb:Query"], keys: ["SESSIONS#*"] },
    { actions: ["dynamodb:DeleteItem", "dynamodb:UpdateItem"], keys: ["SESSIONS#*"] },
  ]);
});
