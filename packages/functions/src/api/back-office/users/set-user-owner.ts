import { setOwner } from "@solvia/core/accounts/office/back-office-users";
import { setUserOwner } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setUserOwner, ({ params, body, now }) => setOwner(params.id, body.ownerId, now));
