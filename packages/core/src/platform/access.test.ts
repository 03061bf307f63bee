import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it, test } from "vitest";
import { endpoints } from "../contract/index.ts";
import {
  allowed,
  isEmployee,
  isOfficeAccess,
  permissions,
  reachOf,
  refusedInStead,
  roles,
  type Access,
} from "./access.ts";

const accesses = Object.keys(permissions) as Access[];
const as = (...held: string[]) => ({ roles: ["customer", ...held] });

it("denies who is not logged in whatever asks for a role, but the cart", () => {
  const open = accesses.filter((access) => allowed(access, undefined));
  expect(open).toEqual(["anyone", "shopper", "system"]);
});

test.each([
  ["admin", "admin", "all"],
  ["admin", "sales", "all"],
  ["admin", "warehouse", "all"],
  ["sales_agent", "sales", "own"],
  ["sales_agent", "admin", undefined],
  ["warehouse", "warehouse", "all"],
  ["warehouse", "sales", undefined],
  ["merchant", "admin", undefined],
  ["customer", "subscriber", undefined],
] as const)("%s reaches over what %s guards: %s", (role, access, reach) => {
  expect(reachOf(access, as(role))).toBe(reach);
});

it("takes the wider reach of two roles", () => expect(reachOf("sales", as("sales_agent", "admin"))).toBe("all"));

it("knows who is an employee", () => {
  expect(roles.filter((role) => isEmployee(as(role)))).toEqual(["sales_agent", "warehouse", "admin"]);
});

it("guards every endpoint of the back office with an employee's permission", () => {
  const open = endpoints.filter(
    ({ endpoint: { path, access } }) => path.startsWith("/back-office") && !isOfficeAccess(access),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

it("denies whoever calls in another's stead what isn't opened, and the person themself nothing", () => {
  const acting = { actedBy: { id: "agent", name: "Ada Neri" } };
  const key = { byApiKey: true, apiKey: { id: "k", mode: "live", scopes: [], ofShop: true } as const };
  const refusals = (open: object) => [acting, key, {}, undefined].map((caller) => refusedInStead(open, caller));
  expect(refusals({})).toEqual(["not-while-acting", "not-by-api-key", undefined, undefined]);
  expect(refusals({ forOthers: true })).toEqual([undefined, "not-by-api-key", undefined, undefined]);
  expect(refusals({ byKey: true })).toEqual(["not-while-acting", undefined, undefined, undefined]);
  expect(refusals({ anyKey: true })).toEqual(["not-while-acting", undefined, undefined, undefined]);
});

it("is the only place that asks for a role", () => {
  const source = fileURLToPath(new URL("../../..", import.meta.url));
  const files = globSync("*/src/**/*.{ts,tsx}", { cwd: source, exclude: ["**/*.test.ts", "**/node_modules/**"] });
  const asking = files.filter((file) =>
    /user\??\.roles\.(includes|some)\(/.test(readFileSync(`${source}/${file}`, "utf8")),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(asking).toEqual([]);
});
