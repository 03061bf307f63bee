import { getRecordingTranscript } from "@solvia/core/contract/content";
import { recordingTranscript } from "@solvia/core/publications/media/read-media";
import { serve } from "../../serve/index.ts";

export const handler = serve(getRecordingTranscript, ({ params, query, user }) =>
  recordingTranscript(params.id, params.mediaId, { ...query, user }),
);
