import { isTaken } from "@solvia/core/accounts/taken";
import { emailExists } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(emailExists, async ({ params }) => ({ exists: await isTaken("EMAIL", params.email) }));
