import { deleteAddress as remove } from "@solvia/core/accounts/addresses";
import { deleteAddress } from "@solvia/core/contract/addresses";
import { serve } from "../../serve/index.ts";

export const handler = serve(deleteAddress, ({ user, params }) => remove(user, params.id));
