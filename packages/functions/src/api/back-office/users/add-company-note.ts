import { addNote } from "@solvia/core/accounts/company/company-notes";
import { addCompanyNote } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(addCompanyNote, ({ user, params, body, now }) => addNote(user, params.id, body, now));
