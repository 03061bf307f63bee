import { useNotifications } from "@mantine/notifications";
import { lazy, Suspense, useState } from "react";

const ToastsPlace = lazy(async () => ({ default: (await import("./toasts-place.tsx")).ToastsPlace }));

/** The place of the toasts; its code comes with the first one. */
export function Toasts() {
  const { notifications, queue } = useNotifications();
  const [needed, setNeeded] = useState(false);
  if (!needed && notifications.length + queue.length > 0) setNeeded(true);
  return (
    needed && (
      <Suspense fallback={null}>
        <ToastsPlace />
      </Suspense>
    )
  );
}
