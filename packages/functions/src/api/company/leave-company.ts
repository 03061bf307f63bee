import { removeMember } from "@solvia/core/accounts/members/members";
import { leaveCompany } from "@solvia/core/contract/company";
import { serve } from "../../serve/index.ts";

export const handler = serve(leaveCompany, ({ user, now }) => removeMember(user, user.id, now));
