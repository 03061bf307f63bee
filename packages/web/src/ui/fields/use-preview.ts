import { useEffect, useMemo } from "react";

/** A picture of the chosen file, given back when another is chosen. */
export function usePreview(file: File | null): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}
