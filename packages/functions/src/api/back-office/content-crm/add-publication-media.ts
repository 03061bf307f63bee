import { addPublicationMedia } from "@solvia/core/contract/back-office/content-crm";
import { addMedia } from "@solvia/core/publications/media/save-media";
import { formBody } from "../../../serve/form.ts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(
  addPublicationMedia,
  ({ params, body, user, now }) => addMedia(user, params.id, body, now),
  formBody,
);
