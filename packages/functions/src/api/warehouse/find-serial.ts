import { findSerial } from "@solvia/core/contract/warehouse";
import { findSerial as find } from "@solvia/core/orders/serials/find-serial";
import { serve } from "../../serve/index.ts";

export const handler = serve(findSerial, ({ params }) => find(params.id));
