import { verifyCompany as change } from "@solvia/core/accounts/change-company";
import { verifyCompany } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(verifyCompany, ({ params, now }) => change(params.id, now));
