import { listAddresses as list } from "@solvia/core/accounts/addresses";
import { listAddresses } from "@solvia/core/contract/addresses";
import { serve } from "../../serve/index.ts";

export const handler = serve(listAddresses, ({ user }) => list(user));
