import { withdrawInvitation as withdraw } from "@solvia/core/accounts/members/invitations";
import { withdrawInvitation } from "@solvia/core/contract/company";
import { serve } from "../../serve/index.ts";

export const handler = serve(withdrawInvitation, ({ user, params }) => withdraw(user, params.email));
