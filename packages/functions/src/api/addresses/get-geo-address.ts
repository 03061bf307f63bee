import { geoAddress } from "@solvia/core/logistics/geo-address";
import { getGeoAddress } from "@solvia/core/contract/addresses";
import { serve } from "../../serve/index.ts";

export const handler = serve(getGeoAddress, ({ params }) => geoAddress(params.a, params.b));
