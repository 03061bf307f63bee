import { forceEmailVerification as change } from "@solvia/core/accounts/office/back-office-users";
import { forceEmailVerification } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(forceEmailVerification, ({ params, now }) => change(params.id, now));
