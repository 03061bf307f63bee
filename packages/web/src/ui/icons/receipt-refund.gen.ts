// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconReceiptRefund = /* @__PURE__ */ icon("M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2l-2 2l-2-2l-2 2l-2-2z", "M15 14v-2a2 2 0 0 0-2-2H9l2-2m0 4l-2-2");
