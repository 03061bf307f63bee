// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconDeviceFloppy = /* @__PURE__ */ icon("M6 4h10l4 4v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2", "M10 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0m4-10v4H8V4");
