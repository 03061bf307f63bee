import { draftFromVersion } from "@solvia/core/quotations/selling/drafting";
import { officeView } from "@solvia/core/quotations/views";
import { prepareVersionAgain } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(prepareVersionAgain, async ({ user, params, body, now }) =>
  officeView(await draftFromVersion(user, params.id, { revision: body.revision, version: params.n }, now), user, now),
);
