import { writeCertificate } from "@solvia/core/certificates/stored-certificate";
import type { User } from "@solvia/core/platform/access";
import { newId } from "@solvia/core/platform/ids";
import { now } from "./shop.ts";

/** What somebody declares of themselves. */
export const declaration = {
  name: "Mario",
  surname: "Rossi",
  birthPlace: "Milano",
  birthDate: "1985-12-10",
  residence: "Via Solferino 22, 20121 Milano",
  fiscalCode: "RSSMRA85T10A562S",
  place: "Milano",
};

/** A person's certificate for all that they order until a day, or for one order. */
export async function certified(
  { id: userId }: User,
  validUntil: string,
  kind: "open" | "single_order" = "open",
): Promise<void> {
  const at = now.toISOString();
  const after = {
    id: newId(),
    version: 0,
    userId,
    kind,
    status: "approved" as const,
    declaration,
    unsigned: { key: "vat-certificates/none", hash: "0".repeat(64), on: at },
    validUntil,
    createdOn: at,
    changedOn: at,
  };
  await writeCertificate({ before: undefined, after, now });
}
