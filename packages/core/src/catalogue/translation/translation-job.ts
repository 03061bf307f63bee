/** `none` is a series that nobody had translated yet. */
export const translationStates = ["none", "queued", "running", "done", "failed"] as const;
export type TranslationState = (typeof translationStates)[number];

export interface TranslationJob {
  seriesId: string;
  /** Of this run: a message of an earlier one does nothing. */
  jobId: string;
  state: Exclude<TranslationState, "none">;
  /** Languages translated so far, and all. */
  done: number;
  total: number;
  /** Texts that a person corrected and that were left alone. */
  kept: number;
  startedOn: string;
  finishedOn?: string | undefined;
}

/** A run that has not ended by then is taken for lost, and another may begin. */
const lostAfterMinutes = 15;

/** Whether a run is still under way, so that asking again changes nothing. */
export function underWay(job: Pick<TranslationJob, "state" | "startedOn"> | undefined, now: Date): boolean {
  if (!job || (job.state !== "queued" && job.state !== "running")) return false;
  return now.getTime() - Date.parse(job.startedOn) < lostAfterMinutes * 60_000;
}
