import { addressData } from "@solvia/core/contacts/by-address";
import { findAddressData } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(findAddressData, ({ body }) => addressData(body.email));
