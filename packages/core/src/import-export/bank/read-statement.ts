import type { ReadStatement } from "../../payments/index.ts";
import { readCamt } from "./read-camt.ts";
import { readTable } from "./read-table.ts";

/** Whether the first thing in it is a tag. */
const isXml = (bytes: Uint8Array): boolean =>
  /^[\s\u00ef\u00bb\u00bf]*</.test(new TextDecoder("latin1").decode(bytes.subarray(0, 64)));

type Asked = Parameters<typeof readTable>[2];

/** Reads a bank's statement, told by its bytes whatever its name says: camt.053, or a table. */
export const readStatement = (bytes: Uint8Array, fileName: string, asked: Asked): Promise<ReadStatement> =>
  isXml(bytes) ? readCamt(bytes, asked.today) : readTable(bytes, fileName, asked);
