import { RowLog } from "../../platform/row-log/row-log.ts";
import type { SearchDocument } from "./document.ts";
import { SearchEngine } from "./engine.ts";
import { documentForm } from "./packed.ts";

/** What customers search in. */
export const indexLog = new RowLog<SearchDocument, SearchEngine>(
  "search/documents/",
  () => new SearchEngine(),
  documentForm,
);
