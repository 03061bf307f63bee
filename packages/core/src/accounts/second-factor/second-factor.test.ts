import { TOTP, Secret } from "otpauth";
import { expect, test } from "vitest";
import { newRecoveryCodes, newTotpSecret, normalRecoveryCode, stepOf, totpAddress } from "./second-factor.ts";

const at = (seconds: number) => new Date(seconds * 1000);
/** The secret of RFC 6238's own examples, "12345678901234567890". */
const secret = Secret.fromLatin1("12345678901234567890").base32;

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("takes the code of RFC 6238 at second %i", (seconds, code) => {
  expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test("takes a code of the step before and after, none from further away, and nothing else", () => {
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: 1_000_000 * 1000 });
  const step = Math.floor(1_000_000 / 30);
  expect([-30, 0, 30].map((off) => stepOf(secret, code, at(1_000_000 + off)))).toEqual([step, step, step]);
  expect([-90, 90].map((off) => stepOf(secret, code, at(1_000_000 + off)))).toEqual([undefined, undefined]);
  expect(["", "12345", "abcdef"].map((wrong) => stepOf(secret, wrong, at(1_000_000)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("makes secrets of 160 bits that an app can read", () => {
  const made = newTotpSecret();
  expect(Secret.fromBase32(made).bytes).toHaveLength(20);
  expect(totpAddress(made, "ada@example.com")).toContain(`otpauth://totp/Solvia:ada%40example.com?issuer=Solvia`);
});

test("makes ten recovery codes that are known however they are typed", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    expect(normalRecoveryCode(` ${code.toUpperCase().replace("-", " ")} `)).toBe(code);
  }
});
