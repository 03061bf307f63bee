// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconClockCheck = /* @__PURE__ */ icon("M20.942 13.021a9 9 0 1 0-9.407 7.967", "M12 7v5l3 3m0 4l2 2l4-4");
