/** Whether bytes begin as a PNG, a JPEG or a WebP does: what somebody calls a picture may be anything. */
export function isPicture(bytes: Uint8Array): boolean {
  const begins = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return (
    begins.startsWith("\u0089PNG\r\n\u001a\n") ||
    begins.startsWith("\u00ff\u00d8\u00ff") ||
    /^RIFF.{4}WEBP$/s.test(begins)
  );
}
