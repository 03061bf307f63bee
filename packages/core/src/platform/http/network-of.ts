import { isIP } from "node:net";

const mapped = /^::ffff:/;

/**
 * Whose an address is, as far as limits ask: a line or a server has 2^64 addresses of IPv6, the first 64 bits of which are its own (RFC 6177). Another
 * text, an address of IPv4 and one that only maps it stay whole.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  // The URL's own way to write an address: lower case, no leading zeros, no port.
  const plain = URL.canParse(`http://[${address}]`) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
  if (mapped.test(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const behind = tail ? tail.split(":") : [];
  const all =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - behind.length).fill("0"), ...behind];
  return `${all.slice(0, 4).join(":")}::/64`;
}
