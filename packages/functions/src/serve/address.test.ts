import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { expect, it } from "vitest";
import { addressOf } from "./address.ts";

const from = (forwarded: string | undefined, sourceIp: string) =>
  addressOf({
    headers: { ...(forwarded !== undefined && { "x-forwarded-for": forwarded }) },
    requestContext: { http: { sourceIp } } as APIGatewayProxyEventV2["requestContext"],
  });

it("tells two people behind one server of the CDN apart", () => {
  expect(from("198.51.100.1, 130.176.0.7", "130.176.0.7")).toBe("198.51.100.1");
  expect(from("198.51.100.2,130.176.0.7", "130.176.0.7")).toBe("198.51.100.2");
  expect(from("2001:db8::1, 130.176.0.7", "130.176.0.7")).toBe("2001:db8::1");
});

it("does not believe what the caller wrote in front", () => {
  expect(from("10.0.0.1, 198.51.100.1, 130.176.0.7", "130.176.0.7")).toBe("198.51.100.1");
});

it.each([undefined, "", "203.0.113.9", "198.51.100.1, 192.0.2.2", `${"x".repeat(3000)}, 203.0.113.9`])(
  "without the CDN (%j) takes the gateway's word",
  (list) => {
    expect(from(list, "203.0.113.9")).toBe("203.0.113.9");
  },
);
