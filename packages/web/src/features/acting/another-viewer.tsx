import { Suspense, useState, useSyncExternalStore } from "react";
import { anotherViewer, onAnother, type Another } from "../../api/viewer.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";

const Dialog = lazyPart(async () => (await import("./another-viewer-dialog.tsx")).AnotherViewerDialog, {
  overlay: true,
});

/** Lies over a page whose session speaks for another by now, each time that it is noticed. */
export function AnotherViewer() {
  const another = useSyncExternalStore(onAnother, anotherViewer);
  const [closed, setClosed] = useState<Another>();
  if (!another || another === closed) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...another} onClose={() => setClosed(another)} />
    </Suspense>
  );
}
