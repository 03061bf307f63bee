import { useEffect } from "react";

/** Where its code can't be fetched, the palette's own place says so. */
export const openPalette = async (): Promise<void> => {
  try {
    const { open } = await import("./palette.tsx");
    open();
  } catch {
    // The palette's own place says that it could not be fetched.
  }
};

/** Ctrl or Cmd and K, wherever the focus is, from the first moment of a page on: its code may still be on the way. */
export function usePaletteKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      void openPalette();
    };
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, []);
}
