import { removeNote } from "@solvia/core/accounts/company/company-notes";
import { removeCompanyNote } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(removeCompanyNote, ({ params, now }) => removeNote(params.id, params.noteId, now));
