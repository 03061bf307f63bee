import { readInvitation } from "@solvia/core/accounts/members/join-company";
import { getInvitation } from "@solvia/core/contract/company";
import { serve } from "../../serve/index.ts";

export const handler = serve(getInvitation, ({ params, now }) => readInvitation(params.token, now));
