import type { Instant } from "../../platform/time.ts";

/** Domain-rules 5.12. */
export const transcriptionStatuses = ["queued", "running", "done", "failed"] as const;
export type TranscriptionStatus = (typeof transcriptionStatuses)[number];

/** The languages in which a recording may be spoken. */
export const spokenLanguages = ["it", "en", "de", "fr", "es"] as const;
export type Spoken = (typeof spokenLanguages)[number];

/** How often one job is tried; hours after which one that is under way is given up. */
export const transcriptionLimits = { attempts: 3, hours: 12 } as const;

/** A recording that is written down. */
export interface Transcription {
  id: string;
  publicationId: string;
  mediaId: string;
  language: Spoken;
  status: TranscriptionStatus;
  /** How often it was begun, 1 to `transcriptionLimits.attempts`. */
  attempts: number;
  /** Why it failed, in the service's own words. */
  reason?: string | undefined;
  /** Lines that were written. */
  lines?: number | undefined;
  /** Rises with each write. */
  revision: number;
  askedOn: Instant;
  /** Since when it is in its state. */
  since: Instant;
}

/** What is said from one second to another. */
export interface Line {
  from: number;
  to: number;
  text: string;
}
