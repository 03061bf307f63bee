import { expect, test } from "vitest";
import { endpoints } from "../index.ts";

const whole = endpoints.filter(({ endpoint: { path } }) => path.startsWith("/reseller/"));
/** All but the document that tells of it. */
const api = whole.filter(({ name }) => name !== "getResellerOpenApi");
const names = (some: typeof endpoints) => some.map(({ name }) => name);

test("each endpoint of the reseller API is for keys, and names the scope that it asks for", () => {
  expect(names(api.filter(({ endpoint: { access, scope } }) => access !== "reseller" || !scope))).toEqual([]);
  expect(api.length).toBeGreaterThan(0);
});

test("any key that counts may do this, and nothing else without a scope of its own", () => {
  expect(names(api.filter(({ endpoint: { scope } }) => scope === "any"))).toEqual(["getResellerKey"]);
});

test("nothing else asks for a scope, and no endpoint of the reseller API is also open to sessions or to keys of the shop", () => {
  const outside = endpoints.filter(({ endpoint: { path } }) => !path.startsWith("/reseller/"));
  expect(
    names(outside.filter(({ endpoint: { access, scope } }) => scope !== undefined || access === "reseller")),
  ).toEqual([]);
  expect(names(api.filter(({ endpoint: { byKey, forOthers, stepUp } }) => byKey ?? forOthers ?? stepUp))).toEqual([]);
});

test("the reseller API has one version, which is in each address", () => {
  expect(names(whole.filter(({ endpoint: { path } }) => !path.startsWith("/reseller/v1/")))).toEqual([]);
});
