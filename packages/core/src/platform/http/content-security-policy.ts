import { createHash } from "node:crypto";
import { headScript } from "../page/head-script.ts";

/** The hosts of a stage, or of the cloud on one machine, that a page may talk to besides its own. */
export interface TrustedHosts {
  /** Of the chat's WebSocket. */
  chat: readonly string[];
  /** Where the card provider's script, calls and frames come from. */
  cards: { scripts: readonly string[]; calls: readonly string[]; frames: readonly string[] };
  /** Where files are uploaded to and read from. */
  files: readonly string[];
  analytics: readonly string[];
  /** Where pictures of the map come from (map-tiles.ts). */
  mapTiles: readonly string[];
}

const inlineScript = `'sha256-${createHash("sha256").update(headScript).digest("base64")}'`;

/** Scripts are our own and the card provider's; analytics only where its id is set (production, after consent). */
export function contentSecurityPolicy({ chat, cards, files, analytics, mapTiles }: TrustedHosts): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    // The reader of codes is compiled from our own file; no script may be made of a text by that.
    "script-src": ["'self'", "'wasm-unsafe-eval'", inlineScript, ...cards.scripts, ...analytics],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...files, ...mapTiles, ...analytics],
    // Recordings are asked for here and lie with the files.
    "media-src": ["'self'", "blob:", ...files],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...chat, ...cards.calls, ...files, ...analytics],
    "frame-src": ["'self'", "blob:", ...cards.frames],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
