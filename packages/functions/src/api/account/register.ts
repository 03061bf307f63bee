import { register as create } from "@solvia/core/accounts/registration/register";
import { register } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(register, ({ body, ip, now }) => create(body, ip, now));
