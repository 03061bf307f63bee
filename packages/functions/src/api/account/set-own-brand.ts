import { setOwnBrand as set, shownBrand } from "@solvia/core/accounts/own-brand/own-brand";
import { setOwnBrand } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(setOwnBrand, async ({ user, body, now }) => shownBrand(await set(user, body, now)));
