import { listNotes } from "@solvia/core/accounts/company/company-notes";
import { listCompanyNotes } from "@solvia/core/contract/back-office/users";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listCompanyNotes, ({ user, params, query }) => listNotes(user, params.id, query));
