import { inviteMember as invite } from "@solvia/core/accounts/members/invitations";
import { inviteMember } from "@solvia/core/contract/company";
import { serve } from "../../serve/index.ts";

export const handler = serve(inviteMember, ({ user, body, now }) => invite(user, body, now));
