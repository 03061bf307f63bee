import { useNotifications } from "@mantine/notifications";
import { lazy, Suspense, useState } from "react";

const Notifications = lazy(async () => ({ default: (await import("@mantine/notifications")).Notifications }));

/** How long a toast stays, in milliseconds (spec 9); the kit holds it while the pointer is over it. */
export const toastTime = { usual: 3000, cartSaved: 6000 } as const;

/** The place of the toasts; its code comes with the first one. */
export function Toasts() {
  const { notifications, queue } = useNotifications();
  const [needed, setNeeded] = useState(false);
  if (!needed && notifications.length + queue.length > 0) setNeeded(true);
  return (
    needed && (
      <Suspense fallback={null}>
        <Notifications position="top-right" autoClose={toastTime.usual} pauseResetOnHover="notification" />
      </Suspense>
    )
  );
}
