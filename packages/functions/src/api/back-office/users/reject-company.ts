import { rejectCompany as change } from "@solvia/core/accounts/change-company";
import { rejectCompany } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(rejectCompany, ({ params, body, now }) => change(params.id, body.reason, now));
