import { setMemberRole as set } from "@solvia/core/accounts/members/members";
import { setMemberRole } from "@solvia/core/contract/company";
import { serve } from "../../serve/index.ts";

export const handler = serve(setMemberRole, ({ user, params, body, now }) =>
  set(user, params.id, body.memberRole, now),
);
