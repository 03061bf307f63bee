import type { Instant } from "../../platform/time.ts";

/** What is watched or heard, and what is read. */
export const mediaKinds = ["recording", "document"] as const;
type MediaKind = (typeof mediaKinds)[number];

/** The most of each; seconds, characters. Amazon Transcribe hears four hours at most. */
export const mediaLimits = {
  ofOne: 20,
  seconds: 4 * 3600,
  name: 160,
  chapters: 60,
  chapterTitle: 120,
  ranges: 200,
} as const;

/** Where a part of a recording begins, in whole seconds. */
export interface Chapter {
  at: number;
  title: string;
}

/** A file that belongs to a publication. */
export interface PublicationMedia {
  publicationId: string;
  id: string;
  kind: MediaKind;
  name: string;
  contentType: string;
  /** In the private bucket: nobody reads it by this alone. */
  key: string;
  bytes: number;
  /** Of a recording: how long it lasts, as the editor's browser read it. */
  seconds?: number | undefined;
  /** By where they begin. */
  chapters: readonly Chapter[];
  /** The last job that writes it down, and the last one that did. */
  transcriptionId?: string | undefined;
  transcriptId?: string | undefined;
  /** Rises with each write. */
  revision: number;
  addedOn: Instant;
}

export const kindOf = (contentType: string): MediaKind =>
  /^(video|audio)\//.test(contentType) ? "recording" : "document";

/** The share of a recording that makes it seen: the house's own, of no source. A click, or its last second alone, doesn't. */
export const seenFrom = 0.8;

/** A stretch that was played: from, to, in seconds. */
export type Played = readonly [from: number, to: number];

/** The share of a recording that was played at least once, 0 to 1: what was played twice counts once, what lies beyond its end not at all. */
export function watchedShare(played: readonly Played[], seconds: number): number {
  if (!(seconds > 0)) return 0;
  const within = played
    .map(([from, to]) => [Math.max(0, from), Math.min(seconds, to)] as const)
    .filter(([from, to]) => to > from)
    .toSorted(([a], [b]) => a - b);
  let covered = 0;
  let reached = 0;
  for (const [from, to] of within) {
    covered += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.min(1, covered / seconds);
}

/** Where a second of a recording stands: "12:34", beyond an hour "1:02:03". */
export function clockOf(second: number): string {
  const [hours, minutes, rest] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, Math.floor(second) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The second that a clock of a recording shows; undefined for what is none. */
export function secondOf(clock: string): number | undefined {
  const found = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(clock.trim());
  if (!found) return undefined;
  const [, hours = "0", minutes = "", seconds = ""] = found;
  if (found[1] !== undefined && Number(minutes) > 59) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Chapters as an editor types them, one a line: "0:00 Introduction". Answers the lines that are none. */
export function readChapters(text: string): { chapters: Chapter[]; refused: string[] } {
  const chapters: Chapter[] = [];
  const refused: string[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const [, clock = "", title = ""] = /^(\S+)\s+(.+)$/.exec(line) ?? [];
    const at = secondOf(clock);
    if (at === undefined) refused.push(line);
    else chapters.push({ at, title });
  }
  return { chapters: chapters.toSorted((a, b) => a.at - b.at), refused };
}

export const chaptersText = (chapters: readonly Chapter[]): string =>
  chapters.map(({ at, title }) => `${clockOf(at)} ${title}`).join("\n");

/**
 * Where a file is read, below the site's origin: asked for each time, so that it closes with its publication. `preview` is the secret of the
 * address by which what isn't published is read.
 */
export const mediaPath = (publicationId: string, mediaId: string, preview?: string): string =>
  `/api/publications/${publicationId}/media/${mediaId}/file${preview ? `?preview=${encodeURIComponent(preview)}` : ""}`;

/** Where a second of a publication's recording is watched. */
export const secondPath = (path: string, mediaId: string, second: number): string =>
  `${path}#${mediaId}-${Math.floor(second)}`;

/** What such an address names. */
export function secondOfHash(hash: string): { mediaId: string; second: number } | undefined {
  const [, mediaId = "", second = ""] = /^#?([0-9A-Z]{26})-(\d{1,6})$/.exec(hash) ?? [];
  return mediaId ? { mediaId, second: Number(second) } : undefined;
}
