import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { endpoints } from "@solvia/core/contract";
import { resellerDocument } from "@solvia/core/contract/openapi/document";
import { breakingChanges } from "./breaking-changes.ts";

const released = JSON.parse(readFileSync("docs/api/reseller-v1.json", "utf8")) as unknown;
const today = resellerDocument(endpoints);

/** The released document with something else in the operation that places an order. */
interface Changed {
  paths: Record<string, Record<string, Operation>>;
}
interface Schema {
  type?: unknown;
  required: string[];
  properties: Record<string, Schema>;
  enum: string[];
  maxItems?: number;
}
type Content = Record<string, { schema: Schema }>;
interface Operation {
  "x-scope": string;
  parameters: object[];
  requestBody: { content: Content };
  responses: Record<number, { content: Content }>;
}
const placing = "/api/reseller/v1/orders";
function changed(change: (operation: Operation, document: Changed) => void): unknown {
  const copy = structuredClone(released) as Changed;
  change(copy.paths[placing]!["post"]!, copy);
  return copy;
}
const bodyOf = (operation: Operation) => operation.requestBody.content["application/json"]!.schema;
const answerOf = (operation: Operation) => operation.responses[200]!.content["application/json"]!.schema;

it("breaks no program that was written after the document that was released", () => {
  // A change that does is a /reseller/v2; one that breaks nobody is released by: npm run openapi -- docs/api/reseller-v1.json reseller
  expect(breakingChanges(released, today)).toEqual([]);
});

describe("what breaks", () => {
  const cases: [name: string, change: Parameters<typeof changed>[0], told: RegExp][] = [
    ["an operation that is gone", (_, { paths }) => delete paths[placing], /POST .*orders is gone/],
    ["a field that is asked for", (one) => bodyOf(one).required.push("notes"), /notes is asked for/],
    ["a field that is taken no more", (one) => delete bodyOf(one).properties["notes"], /notes is gone/],
    ["a word that is taken no more", (one) => bodyOf(one).properties["packaging"]!.enum.pop(), /no longer takes own/],
    ["a tighter limit", (one) => (bodyOf(one).properties["lines"]!.maxItems = 10), /maxItems is tighter/],
    ["another type", (one) => (answerOf(one).properties["number"]!.type = "integer"), /number: another type/],
    ["an answer without a field", (one) => delete answerOf(one).properties["status"], /status is gone/],
    ["a field that may be missing", (one) => (answerOf(one).required = []), /id may be missing/],
    ["another scope", (one) => (one["x-scope"] = "prices"), /another scope/],
    [
      "a parameter that is asked for",
      (one) => one.parameters.push({ name: "shop", in: "query", required: true }),
      /shop is asked for/,
    ],
  ];
  it.each(cases)("%s", (_, change, told) => {
    expect(breakingChanges(released, changed(change)).join("\n")).toMatch(told);
  });

  it("isn't what is added: a field that may be sent, one that is answered, an operation", () => {
    const more = changed((operation, { paths }) => {
      bodyOf(operation).properties["gift"] = { type: "boolean", required: [], properties: {}, enum: [] };
      answerOf(operation).properties["gift"] = { type: "boolean", required: [], properties: {}, enum: [] };
      answerOf(operation).required.push("gift");
      paths["/api/reseller/v1/gifts"] = {};
    });
    expect(breakingChanges(released, more)).toEqual([]);
  });
});
