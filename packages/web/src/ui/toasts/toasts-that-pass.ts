import { notifications, useNotifications, type NotificationData } from "@mantine/notifications";
import { useEffect, useRef } from "react";
import { toastTime } from "./toast-time.ts";

/** Whether the pointer keeps a toast open (spec 9): one with a time of its own has a link or waits for work, a red one says what failed. */
const isHeld = ({ autoClose, color }: NotificationData) => autoClose !== undefined || color === "red";

/**
 * Ends a toast that only tells of a success after its time, the pointer over it or not: the kit holds each one under the
 * pointer, and the pointer is there already where the toast comes up under it.
 */
export function useToastsThatPass(): void {
  const shown = useNotifications().notifications;
  const timed = useRef(new Set<string>());
  useEffect(() => {
    for (const toast of shown) {
      const { id } = toast;
      if (id === undefined || isHeld(toast) || timed.current.has(id)) continue;
      timed.current.add(id);
      setTimeout(() => {
        timed.current.delete(id);
        notifications.hide(id);
      }, toastTime.usual);
    }
  }, [shown]);
}
