import { countRecordingWatched } from "@solvia/core/contract/content";
import { countWatched } from "@solvia/core/publications/media/count-watched";
import { serve } from "../../serve/index.ts";

export const handler = serve(countRecordingWatched, ({ params, body, user, ip, headers, now }) =>
  countWatched(params.id, params.mediaId, body.played, { user, ip, agent: headers["user-agent"] }, now),
);
