import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { endpoints } from "@solvia/core/contract";

const folder = import.meta.dirname;
const handlers = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => name.slice(0, -".ts".length));

describe("one declaration, one handler", () => {
  it("has a handler of its name for every endpoint, and no handler without an endpoint", () => {
    expect(handlers.toSorted()).toEqual(endpoints.map(({ file }) => file).toSorted());
  });

  it.each(endpoints.map(({ file, name }) => [file, name]))("%s serves %s", async (file, name) => {
    expect(readFileSync(join(folder, `${file}.ts`), "utf8")).toMatch(
      new RegExp(`export const handler = serve\\w*\\(\\s*${name}\\b`),
    );
  });

  it("declares no method and path twice", () => {
    const routes = endpoints.map(({ endpoint: { method, path } }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
    expect(routes).toHaveLength(new Set(routes).size);
  });
});

/** The specification's calls, one a row: group, method, path, access. */
const checklist = join(process.env["MARKET_DATA"] ?? "market-data", "../spec/endpoints.tsv");

/** The checklist gives these to administrators; sales agents see their own customers by them (docs/decisions/people-in-the-back-office.md). */
const alsoForSales = new Set([
  "GET /back-office/orders",
  "GET /back-office/orders/{id}",
  "GET /back-office/users",
  "GET /back-office/users/{id}",
  "GET /back-office/users/{id}/request-history",
  "GET /back-office/companies/{id}",
  "GET /back-office/companies/{id}/notes",
  "POST /back-office/companies/{id}/notes",
  // Domain-rules 5.3: agents quote; what ends or begins a quotation anew after its customer's word is the back office's.
  "GET /back-office/quotation-requests",
  "PUT /back-office/quotation-requests/{id}",
  "GET /back-office/quotations",
  "GET /back-office/quotations/{id}",
  "POST /back-office/quotations",
  "PUT /back-office/quotations/{id}",
  "DELETE /back-office/quotations/{id}",
  "POST /back-office/quotations/{id}/status",
  "POST /back-office/quotations/{id}/lost",
  "PUT /back-office/quotations/{id}/notes",
  "PUT /back-office/quotations/{id}/products",
  "POST /back-office/quotations/{id}/duplicate",
]);

/** The checklist gives this to customers; whoever may send a request may have its text drafted (docs/decisions/quotation-requests.md). */
const alsoForAnyone = new Set(["POST /quotation-requests/generate-text"]);

/** The checklist gives these to customers; visitors fill a cart by them too (docs/decisions/guest-cart.md). */
const alsoForVisitors = new Set([
  "GET /orders/open",
  "GET /orders/open/movements-count",
  "POST /orders/product-price/{id}/quantity/{n}",
  "POST /orders/{id}/sync-prices",
  "POST /orders/kit",
  "DELETE /orders/{id}/products",
  "POST /orders/quick-add",
]);

const agreedAccess = (call: string, access: string | undefined): string | undefined =>
  alsoForSales.has(call)
    ? "sales"
    : alsoForVisitors.has(call)
      ? "shopper"
      : alsoForAnyone.has(call)
        ? "anyone"
        : access;

it.skipIf(!existsSync(checklist))(
  "gives what it declares the access of the checklist (skipped where that is absent)",
  () => {
    const declared = new Map(
      endpoints.map(({ endpoint: { method, path, access } }) => [
        `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`,
        access,
      ]),
    );
    const rows = readFileSync(checklist, "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t"));
    const different = rows.flatMap(([, method, path = "", access]) => {
      const found = declared.get(`${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
      const agreed = agreedAccess(`${method} ${path}`, access);
      return found && found !== agreed ? [`${method} ${path}: ${found}, not ${agreed}`] : [];
    });
    expect(different).toEqual([]);
  },
);
