import { setResellerPartNumbers } from "@solvia/core/contract/reseller";
import { partsOf, setPartNumbers } from "@solvia/core/reseller/feed/part-numbers";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(setResellerPartNumbers, ({ reseller, body }) =>
  setPartNumbers(partsOf(reseller), body.items),
);
