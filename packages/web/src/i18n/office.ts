import { openArea } from "./index.ts";

/** Texts of the back office: its layout imports this module. */
await openArea("office");
