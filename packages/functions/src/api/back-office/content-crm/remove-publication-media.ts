import { removePublicationMedia } from "@solvia/core/contract/back-office/content-crm";
import { removeMedia } from "@solvia/core/publications/media/save-media";
import { serve } from "../../../serve/index.ts";

export const handler = serve(removePublicationMedia, ({ params }) => removeMedia(params.id, params.mediaId));
