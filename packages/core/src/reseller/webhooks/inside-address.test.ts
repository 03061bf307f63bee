import { afterEach, expect, it } from "vitest";
import { isInside } from "./inside-address.ts";
import { faultOfUrl } from "./webhook-url.ts";

afterEach(() => {
  delete process.env["WEBHOOKS_INSIDE"];
});

it("knows networks that aren't the public internet, however they are written", () => {
  const within = [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.9.9.9",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "192.0.2.7",
    "203.0.113.9",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "fe80::1",
    "fc00::1",
    "fd12::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2001::1",
    "no address",
  ];
  expect(within.filter((one) => !isInside(one))).toEqual([]);
  const without = ["8.8.8.8", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2600:1f18::1", "2a01:4f8::1"];
  expect(without.filter(isInside)).toEqual([]);
});

it("refuses addresses without https, with a password, or of a network inside, also as a number or in octal", () => {
  expect(faultOfUrl("http://shop.example/hook")).toBe("no-https");
  expect(faultOfUrl("ftp://shop.example")).toBe("no-https");
  expect(faultOfUrl("shop.example")).toBe("no-https");
  expect(faultOfUrl("https://ada:secret@shop.example")).toBe("with-password");
  const inside = ["127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1", "[::1]", "[::ffff:10.0.0.1]", "169.254.169.254"];
  expect(inside.map((host) => faultOfUrl(`https://${host}/latest`))).toEqual(inside.map(() => "inside"));
  expect(faultOfUrl("https://shop.example:8443/hook?of=solvia")).toBeUndefined();
});
