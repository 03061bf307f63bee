import { officeTexts } from "@solvia/core/content/wording/edit-text";
import { listBackOfficePlainTexts } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficePlainTexts, async ({ query }) => ({
  items: await officeTexts(query.language),
}));
