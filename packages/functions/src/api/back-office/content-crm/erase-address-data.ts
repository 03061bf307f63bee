import { eraseAddress } from "@solvia/core/contacts/by-address";
import { eraseAddressData } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(eraseAddressData, ({ body, now }) => eraseAddress(body.email, now));
