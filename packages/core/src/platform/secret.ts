import { getSecret } from "@aws-lambda-powertools/parameters/secrets";
import { setting } from "./config.ts";
import type { secrets } from "./settings.ts";

/** So old may a secret be that a function goes on using: a changed one is in use everywhere after it. */
const maxAgeSeconds = 300;

/**
 * A secret, read when it is needed and kept in the function's memory for five minutes: the stack gives only its name
 * (`SECRETS`), never the value. Where no `SECRETS` is set, on one machine, the environment holds it as it holds settings.
 */
export async function secret(name: (typeof secrets)[number]): Promise<string> {
  const folder = process.env["SECRETS"];
  if (!folder) return setting(name);
  const value = await getSecret(`${folder}${name}`, { maxAge: maxAgeSeconds });
  if (typeof value !== "string" || value === "") throw new Error(`the secret ${name} is empty`);
  return value;
}
