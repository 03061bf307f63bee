import { saveEditedKit } from "@solvia/core/catalogue/kits/save-kit";
import { saveKit } from "@solvia/core/contract/back-office/catalogue";
import { formBody } from "../../../serve/form.ts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(saveKit, ({ user, body, now }) => saveEditedKit(user, body, now), formBody);
