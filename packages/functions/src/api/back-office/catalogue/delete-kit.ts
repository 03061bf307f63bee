import { deleteKit as remove } from "@solvia/core/catalogue/kits/save-kit";
import { deleteKit } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteKit, ({ params }) => remove(params.id));
