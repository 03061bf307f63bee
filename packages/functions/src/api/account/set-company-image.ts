import { setCompanyImage as setImage } from "@solvia/core/accounts/company/company";
import { setCompanyImage } from "@solvia/core/contract/account";
import { formBody } from "../../serve/form.ts";
import { serve } from "../../serve/index.ts";

export const handler = serve(setCompanyImage, ({ user, body }) => setImage(user, body.image), formBody);
