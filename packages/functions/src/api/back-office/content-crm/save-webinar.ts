import { saveWebinar } from "@solvia/core/contract/back-office/content-crm";
import { saveWebinar as save } from "@solvia/core/publications/webinars/save-webinar";
import { serve } from "../../../serve/index.ts";

export const handler = serve(saveWebinar, async ({ params, body, now }) => {
  const { revision } = await save(params.id, body, now);
  return { revision };
});
