import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { useTray } from "./compare-store.ts";

const Tray = lazyPart(async () => (await import("./compare-tray.tsx")).CompareTray, { overlay: true });

/** Where the tray is shown: on the catalogue's pages, while something is in it. */
export function CompareTrayPlace() {
  const tray = useTray();
  const shown = useLocation({
    select: ({ pathname }) => !/^\/(compare|checkout|forklift|back-office|profile)/u.test(pathname),
  });
  if (!shown || tray.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Tray products={tray} />
    </Suspense>
  );
}
