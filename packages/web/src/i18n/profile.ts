import { openArea } from "./index.ts";

/** Texts of the profile area and of what its menu shows: whoever shows them imports this module. */
await openArea("profile");
