import { tendTranscriptions } from "@solvia/core/publications/media/tend-transcriptions";
import { schedule } from "../work/schedule.ts";

/** Has recordings written down, and keeps what was written. */
export const handler = schedule("tend-transcriptions", { transcriptions: tendTranscriptions });
