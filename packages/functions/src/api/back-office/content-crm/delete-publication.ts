import { removePublication } from "@solvia/core/publications/move-publication";
import { deletePublication } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deletePublication, ({ params }) => removePublication(params.id));
