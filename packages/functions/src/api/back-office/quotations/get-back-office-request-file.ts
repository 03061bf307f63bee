import { getBackOfficeRequestFile } from "@solvia/core/contract/back-office/quotations";
import { officeFileUrl } from "@solvia/core/quotations/requests/request-files";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeRequestFile, ({ user, params, now }) =>
  officeFileUrl(user, params.id, params.n, now),
);
