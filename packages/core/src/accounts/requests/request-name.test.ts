import { expect, it } from "vitest";
import { endpoints } from "../../contract/index.ts";
import { requestName } from "./request-name.ts";

it("tells each write by its method and the address that was called", () => {
  expect(requestName({ method: "POST", path: "/orders/01M80ABCDEFGH/pay" })).toBe("payOrder");
  for (const { name, endpoint } of endpoints.filter((one) => one.endpoint.method !== "GET")) {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, "01M80ABCDEFGH");
    expect(requestName({ method: endpoint.method, path }), endpoint.path).toBe(name);
  }
});

it("has no name for what is no endpoint any more", () => {
  expect(requestName({ method: "POST", path: "/no/such/thing" })).toBeUndefined();
});
