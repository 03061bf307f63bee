import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from "libxml2-wasm";
import { expect } from "vitest";

const folder = join(process.env["MARKET_DATA"] ?? "market-data", "fatturapa");
const schemaFile = join(folder, "FatturaPA_v1.2.3.xsd");

/** Whether the official schema is there; a test that needs it says that it is skipped without (MARKET_DATA). */
export const schemaIsThere = existsSync(schemaFile);

let validator: XsdValidator | undefined;

/** The official schema imports the one of signatures by its address on the web: here it is read from beside it. */
function officialSchema(): XsdValidator {
  if (validator) return validator;
  const text = readFileSync(schemaFile, "utf8");
  const signatures = /schemaLocation="([^"]+)"/.exec(text)?.[1] ?? "";
  const beside = readFileSync(join(folder, "xmldsig-core-schema.xsd"));
  xmlRegisterInputProvider(new XmlBufferInputProvider({ [signatures]: beside }));
  validator = XsdValidator.fromDoc(XmlDocument.fromString(text));
  return validator;
}

/** Where the schema isn't there, a test that asks for more than it says once which part is skipped. */
export function expectValid(xml: string): void {
  if (schemaIsThere) expect(schemaFaults(xml)).toEqual([]);
  else sayUnchecked();
}

let said = false;
/** Once a file, that nothing is held to the schema. */
export function sayUnchecked(): void {
  if (!said) console.warn("skipped: not held to the official schema of FatturaPA (needs MARKET_DATA)");
  said = true;
}

/** What the official schema says against a FatturaPA; nothing of a valid one. */
export function schemaFaults(xml: string): string[] {
  const schema = officialSchema();
  const document = XmlDocument.fromString(xml);
  try {
    schema.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message.trim());
    throw error;
  } finally {
    document.dispose();
  }
}
