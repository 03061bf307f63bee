import { prepareOrderable } from "@solvia/core/quotations/living/prepare-orderable";
import { officeView } from "@solvia/core/quotations/views";
import { prepareOrderableVersion } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(prepareOrderableVersion, async ({ user, params, body, now }) =>
  officeView(await prepareOrderable(user, params.id, body.revision, now), user, now),
);
