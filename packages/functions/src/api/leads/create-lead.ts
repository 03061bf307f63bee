import { createLead } from "@solvia/core/contract/leads";
import { createLead as create } from "@solvia/core/leads/asking/create-lead";
import { serve } from "../../serve/index.ts";

export const handler = serve(createLead, async ({ user, query, body, now }) => {
  const { privacyRead: _, ...asked } = body;
  await create(user, { ...asked, ...query }, now);
});
