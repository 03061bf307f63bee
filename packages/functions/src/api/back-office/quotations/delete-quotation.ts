import { deleteDraft } from "@solvia/core/quotations/selling/drafting";
import { deleteQuotation } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteQuotation, ({ user, params }) => deleteDraft(user, params.id));
