import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";

const schemaFile = join(process.env["MARKET_DATA"] ?? "market-data", "iso20022", "pain.008.001.08.xsd");

/** Whether ISO's schema of direct debits is there; a test that needs it says that it is skipped without (MARKET_DATA). */
export const debitSchemaIsThere = existsSync(schemaFile);

let validator: XsdValidator | undefined;

/** What ISO's schema has against a file. */
export function debitSchemaFaults(xml: string): string[] {
  validator ??= XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(schemaFile, "utf8")));
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message.trim());
  } finally {
    document.dispose();
  }
}
