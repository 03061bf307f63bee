import { energyReturn } from "@solvia/core/insight/energy-return/energy-return";
import { reckonEnergyReturn } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(reckonEnergyReturn, ({ body }) => energyReturn(body));
