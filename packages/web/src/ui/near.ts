import { useEffect, useRef, useState } from "react";

/** So far (px) below the window something is near. */
const margin = 400;

/** Whether the reader has come near a place of the page; from then on it stays near. */
export function useNear<E extends Element>() {
  const place = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${margin}px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return { near, place };
}
