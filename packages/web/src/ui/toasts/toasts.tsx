import { useNotifications } from "@mantine/notifications";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../lazy-part.tsx";

const load = async () => (await import("./toasts-place.tsx")).ToastsPlace;
const ToastsPlace = lazyPart(load, { overlay: true });

/** After so long (ms) their code is fetched all the same: what goes wrong without a network is told by a toast. */
const soon = 1500;

/** The place of the toasts; its code comes with the first one, or when the page has come to rest. */
export function Toasts() {
  const { notifications, queue } = useNotifications();
  const [needed, setNeeded] = useState(false);
  if (!needed && notifications.length + queue.length > 0) setNeeded(true);
  useEffect(() => {
    // Without a network it is fetched when it is needed, and says so.
    const timer = setTimeout(() => void load().catch(() => undefined), soon);
    return () => clearTimeout(timer);
  }, []);
  return (
    needed && (
      <Suspense fallback={null}>
        <ToastsPlace />
      </Suspense>
    )
  );
}
