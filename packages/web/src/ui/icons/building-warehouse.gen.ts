// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconBuildingWarehouse = /* @__PURE__ */ icon("M3 21V8l9-4l9 4v13", "M13 13h4v8H7v-6h6", "M13 21v-9a1 1 0 0 0-1-1h-2a1 1 0 0 0-1 1v3");
