import { ownLogoUrl } from "@solvia/core/accounts/own-brand/own-brand";
import { getOwnLogo } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOwnLogo, ({ user }) => ownLogoUrl(user));
