import { describe, expect, it } from "vitest";
import { endpoints } from "../index.ts";
import { openApiDocument } from "./document.ts";
import { securitySchemes } from "./security.ts";

interface Operation {
  security: Record<string, string[]>[];
  parameters: { name: string; in: string }[];
}
const document = openApiDocument(endpoints, "Solvia API");
const paths = document["paths"] as Record<string, Record<string, Operation>>;
const operation = (method: string, path: string): Operation => {
  const found = paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not there`);
  return found;
};
const asksOrigin = ({ parameters }: Operation): boolean => parameters.some(({ name }) => name === "Origin");

describe("the OpenAPI document", () => {
  it("has every endpoint, at the shop that serves it", () => {
    expect(Object.values(paths).flatMap((of) => Object.keys(of))).toHaveLength(endpoints.length);
    expect(document["servers"]).toEqual([{ url: "/" }]);
  });

  it("says of each operation who may call it, by schemes that it declares", () => {
    const named = Object.values(paths).flatMap((of) =>
      Object.values(of).flatMap(({ security }) => security.flatMap((one) => Object.keys(one))),
    );
    expect(new Set(named)).toEqual(new Set(Object.keys(securitySchemes)));
    expect(operation("get", "/api/products/search").security).toEqual([{}, { session: [] }, { apiKey: [] }]);
    expect(operation("get", "/api/orders").security).toEqual([{ session: [] }, { apiKey: [] }]);
    expect(operation("get", "/api/back-office/orders").security).toEqual([{ session: [] }]);
    expect(operation("post", "/api/webhooks/card-payments").security).toEqual([{ cardProvider: [] }]);
  });

  it("asks for the Origin of what is written with a cookie alone", () => {
    expect(asksOrigin(operation("post", "/api/shipping-address"))).toBe(true);
    expect(asksOrigin(operation("post", "/api/login"))).toBe(true);
    expect(asksOrigin(operation("get", "/api/orders"))).toBe(false);
    expect(asksOrigin(operation("post", "/api/webhooks/card-payments"))).toBe(false);
  });
});
