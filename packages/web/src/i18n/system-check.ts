import { openArea } from "./index.ts";

/** Texts of the system check: whoever shows it imports this module. */
await openArea("system");
