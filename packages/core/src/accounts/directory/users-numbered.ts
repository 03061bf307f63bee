import { directoryLog } from "./directory-log.ts";
import { codeRank } from "./rank.ts";

/** People whom one number names at most: a company's people share its VAT number. */
const most = 100;

/**
 * The ids of those whom a text names by VAT number, tax code or telephone, however it is written; as the directory in the function's memory
 * knows them, seconds old. Nothing is asked of it where a text can be no number.
 */
export const usersNumbered = async (text: string, now: Date): Promise<ReadonlySet<string>> =>
  codeRank(text) ? new Set((await directoryLog.current(now)).numbered(text, most, now)) : new Set();
