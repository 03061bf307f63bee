import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

/** OWASP's second recommendation: 19 MiB, two passes, one lane (docs/decisions/passwords.md). */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const hashOf = (password: string, nonce: Buffer) => derive("argon2id", { message: password, nonce, ...cost });

/** A password as it is stored: argon2id with its parameters and salt, in the usual $ form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashOf(password, nonce);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${nonce.toString("base64")}$${tag.toString("base64")}`;
}

/** What an unknown e-mail is compared with, so that a login takes as long whether or not the account exists. */
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${Buffer.alloc(16).toString("base64")}$${Buffer.alloc(32).toString("base64")}`;

export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, , , , nonce = "", tag = ""] = (stored ?? nobody).split("$");
  const expected = Buffer.from(tag, "base64");
  const actual = await hashOf(password, Buffer.from(nonce, "base64"));
  return timingSafeEqual(expected, actual) && stored !== undefined;
}

/** Passwords that everybody tries first. */
const common = new Set(["password123", "1234567890", "qwertyuiop", "passwordpassword", "0123456789", "password1234"]);
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
