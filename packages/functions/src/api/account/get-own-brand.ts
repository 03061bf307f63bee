import { ownBrandOf, shownBrand } from "@solvia/core/accounts/own-brand/own-brand";
import { getOwnBrand } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOwnBrand, async ({ user }) => shownBrand(await ownBrandOf(user)));
