import { makePremium as change } from "@solvia/core/accounts/office/back-office-users";
import { makePremium } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(makePremium, ({ params, body, now }) => change(params.id, body.plan, now));
