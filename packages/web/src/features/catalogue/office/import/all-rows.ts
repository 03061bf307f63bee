import { call } from "../../../../api/client.ts";
import { listProductImportRows } from "../../../../api/endpoints.gen.ts";
import type { Row } from "./import-words.ts";

/** All rows of an import, or the refused ones, in the order of the file. */
export async function allRows(id: string, filter?: "refused"): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 200, ...(filter && { filter }), ...(cursor && { cursor }) };
    const page = await call(listProductImportRows, { params: { id }, query });
    rows.push(...page.items);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return rows;
}
