import { acceptInvitation as accept } from "@solvia/core/accounts/members/join-company";
import { acceptInvitation } from "@solvia/core/contract/company";
import { serve } from "../../serve/index.ts";

export const handler = serve(acceptInvitation, ({ user, params, now }) => accept(user, params.token, now));
