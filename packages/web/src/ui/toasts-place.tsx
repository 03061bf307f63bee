import { Notifications } from "@mantine/notifications";
import { toastTime } from "./toast-time.ts";

/** Where toasts are shown. */
export const ToastsPlace = () => (
  <Notifications position="top-right" autoClose={toastTime.usual} pauseResetOnHover="notification" />
);
