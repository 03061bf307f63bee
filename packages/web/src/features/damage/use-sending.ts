import { useEffect, useRef, useState } from "react";
import { isUnanswered } from "../../api/unanswered.ts";
import { useOnline } from "../../ui/network.tsx";
import type { DamageForm, DamageValues } from "./page.ts";

/** Milliseconds after which a report that got no answer is sent again: its id makes it one. */
const pause = 4000;

/** When a report waits on the device instead of being sent, or of being said to be refused: without a network, and as long as a picture of it waits. */
export function useWaitRule() {
  const online = useOnline();
  const form = useRef<DamageForm>(undefined);
  const [tries, setTries] = useState(0);
  return {
    online,
    tries,
    attach: (its: DamageForm): void => {
      form.current = its;
    },
    asks: ({ pending }: DamageValues): boolean => {
      const hasToWait = !online || pending.length > 0;
      if (hasToWait) form.current?.setFieldValue("waits", true);
      return hasToWait;
    },
    onRefused: (error: Error): boolean => {
      const isAgain = isUnanswered(error);
      form.current?.setFieldValue("waits", isAgain);
      if (isAgain) setTimeout(() => setTries((count) => count + 1), pause);
      return isAgain;
    },
  };
}

/** Sends a report that waits as soon as it can be sent. */
export function useSendLater(form: DamageForm, { online, tries, attach }: ReturnType<typeof useWaitRule>): void {
  const { waits, pending } = form.values;
  const isDue = waits && online && pending.length === 0;
  const { send } = form;
  const latest = useRef(send);
  useEffect(() => {
    attach(form);
    latest.current = send;
  });
  useEffect(() => {
    if (isDue) latest.current();
  }, [isDue, tries]);
}
