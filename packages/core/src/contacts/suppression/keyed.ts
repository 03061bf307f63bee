import { createHmac } from "node:crypto";
import { secret } from "../../platform/secret.ts";

/** A keyed hash in base64url: without the key nobody finds out by trying addresses whose it is. */
export async function keyed(purpose: "suppression" | "unsubscribe", text: string): Promise<string> {
  return createHmac("sha256", await secret("CONTACTS_KEY"))
    .update(`${purpose}:${text}`)
    .digest("base64url");
}
