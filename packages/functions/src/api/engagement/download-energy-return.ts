import { downloadEnergyReturn } from "@solvia/core/contract/engagement";
import { energyReturnPaper } from "@solvia/core/insight/energy-return/return-paper";
import { serve } from "../../serve/index.ts";

export const handler = serve(downloadEnergyReturn, ({ query: { language, ...plant }, now }) =>
  energyReturnPaper(plant, language, now),
);
