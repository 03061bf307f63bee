import { getUser } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getUser, ({ user }) => ({ user: user ?? null }));
