import { changePublicationMedia } from "@solvia/core/contract/back-office/content-crm";
import { changeMedia } from "@solvia/core/publications/media/save-media";
import { serve } from "../../../serve/index.ts";

export const handler = serve(changePublicationMedia, ({ params, body }) =>
  changeMedia(params.id, params.mediaId, body),
);
