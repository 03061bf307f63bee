import { access, readFile, writeFile } from "node:fs/promises";
import { LocalError } from "./local-error.ts";

/**
 * The form in which a data folder holds the product's data. Kept by hand: raise it with a change after which the product
 * can't read what it wrote before (keys, indexes, what an item must hold, what the demonstration data must have).
 */
const dataForm = "5";

/**
 * Marks a folder that has no table yet with the form of its data; one whose table is of another form, or of none, was
 * made by another version of the product and is refused.
 */
export async function demandDataForm(folder: string, table: string): Promise<void> {
  const marker = `${folder}/data-form`;
  if (!(await isThere(table))) return writeFile(marker, dataForm);
  const found = await readFile(marker, "utf8").catch(() => undefined);
  if (found?.trim() === dataForm) return undefined;
  throw new LocalError(
    `Another version of the product made the data in ${folder}: begin again with npm start -- --fresh, or set DATA_FOLDER to another folder.`,
  );
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
