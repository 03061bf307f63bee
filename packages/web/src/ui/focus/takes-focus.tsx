import { useEffect, useRef, type ReactNode } from "react";

/**
 * What came in the place of something that had the focus: it has the focus when it appears, so that the tab key and the
 * screen reader go on from here, and its beginning is in view.
 */
export function TakesFocus({ when, children }: { when: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef(when);
  useEffect(() => {
    const here = place.current;
    if (!wanted.current || !here) return;
    here.focus({ preventScroll: true });
    if (here.getBoundingClientRect().top < 0) here.scrollIntoView();
  }, []);
  return (
    <div ref={place} tabIndex={-1} style={{ outline: "none", scrollMarginTop: 180 }}>
      {children}
    </div>
  );
}
