import { downloadPublicationMedia } from "@solvia/core/contract/content";
import { mediaFileUrl } from "@solvia/core/publications/media/read-media";
import { serve } from "../../serve/index.ts";

export const handler = serve(downloadPublicationMedia, ({ params, query, user }) =>
  mediaFileUrl(params.id, params.mediaId, { ...query, user }),
);
