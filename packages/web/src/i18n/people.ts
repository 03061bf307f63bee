import { openArea } from "./index.ts";

/** Texts of registration, addresses and companies: their rooms import this module. */
await openArea("people");
