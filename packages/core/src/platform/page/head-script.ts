import { lookScript } from "./look.ts";
import { hintScript } from "../http/session-hint.ts";

/** Runs in a page's head before anything is drawn; the content security policy names it by its hash. */
export const headScript = `${lookScript};${hintScript}`;
