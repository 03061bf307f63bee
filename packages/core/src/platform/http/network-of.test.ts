import * as fc from "fast-check";
import { expect, it } from "vitest";
import { networkOf } from "./network-of.ts";

it.each([
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:2:ffff:1:2:3", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:1::", "2001:db8:1:0::/64"],
  ["::ffff:192.0.2.1", "::ffff:c000:201"],
  ["192.0.2.1", "192.0.2.1"],
  ["01J8USER", "01J8USER"],
])("takes %s for %s", (address, network) => expect(networkOf(address)).toBe(network));

it("takes all addresses of one network for one, and those of two for two", () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(":"));
  fc.assert(
    fc.property(half, half, half, half, (net, other, one, two) => {
      // What maps IPv4 is whole.
      fc.pre(net !== "0:0:0:0" && other !== "0:0:0:0");
      expect(networkOf(`${net}:${one}`)).toBe(networkOf(`${net}:${two}`));
      expect(networkOf(`${net}:${one}`) === networkOf(`${other}:${one}`)).toBe(net === other);
    }),
  );
});
