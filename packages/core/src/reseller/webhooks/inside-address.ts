import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * Networks that no message leaves for, each version apart, since a list takes an address of one for a mapped one of the other: what IANA's registries of special-purpose addresses call not globally
 * reachable, and multicast.
 */
const inside = { 4: new BlockList(), 6: new BlockList() } as const;
const networks: [address: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  // All of IPv6 but what is handed out for the public internet, and there what leads elsewhere: documentation, Teredo, 6to4, discarding.
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];
for (const [address, prefix] of networks)
  if (isIPv6(address)) inside[6].addSubnet(address, prefix, "ipv6");
  else inside[4].addSubnet(address, prefix, "ipv4");

/** Whether an address, of either version, stands in a network that isn't the public internet; also where it is none at all. */
export function isInside(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return inside[4].check(address, "ipv4");
    case 6:
      return inside[6].check(address, "ipv6");
    default:
      return true;
  }
}
