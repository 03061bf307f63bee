// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconMailbox = /* @__PURE__ */ icon("M10 21v-6.5a3.5 3.5 0 0 0-7 0V21h18v-6a4 4 0 0 0-4-4H6.5", "M12 11V3h4l2 2l-2 2h-4m-6 8h1");
