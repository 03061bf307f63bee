import { openArea } from "./index.ts";

/** Texts that come with the rooms that need them: whoever shows them imports this module. */
await openArea("showcase");
