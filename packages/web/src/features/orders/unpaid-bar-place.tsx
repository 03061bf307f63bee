import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { useUser } from "../login/session.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { unpaidMark } from "./unpaid-mark.ts";

const UnpaidBar = lazyPart(async () => (await import("./unpaid-bar.tsx")).UnpaidBar, { overlay: true });

/** Pages that say it themselves, or are the way to pay. */
const spared = /^\/(?:checkout|forklift|transactions|back-office|profile\/my-orders)/;

/** Under the header of every page, while this browser has placed an order by card that isn't paid. */
export function UnpaidBarPlace() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const user = useUser();
  const id = user ? localStorage.getItem(unpaidMark) : null;
  if (!id || spared.test(path)) return null;
  return (
    <Suspense fallback={null}>
      <UnpaidBar id={id} />
    </Suspense>
  );
}
