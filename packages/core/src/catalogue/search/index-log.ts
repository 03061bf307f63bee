import { RowLog } from "../../platform/row-log/row-log.ts";
import type { SearchDocument } from "./document.ts";
import { SearchEngine } from "./engine.ts";

/** What customers search in. */
export const indexLog = new RowLog<SearchDocument, SearchEngine>("search/documents/", () => new SearchEngine());

/** The engine over the catalogue, at most a few seconds old. */
export const currentEngine = (now: Date): Promise<SearchEngine> => indexLog.current(now);

/** The engine over the catalogue as it is now, for whoever has just heard that it changed. */
export const newestEngine = (now: Date): Promise<SearchEngine> => indexLog.newest(now);
