import { listPublicationMedia } from "@solvia/core/contract/back-office/content-crm";
import { mediaForEditor } from "@solvia/core/publications/media/read-media";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listPublicationMedia, ({ params }) => mediaForEditor(params.id));
