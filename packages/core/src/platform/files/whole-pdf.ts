/** Whether a PDF is whole: from its head over an object to its trailer, behind which writers leave a little. Also asked in the browser. */
export function isWholePdf(bytes: Uint8Array): boolean {
  // Only ASCII is looked for, and each byte is a letter of Latin 1.
  const text = new TextDecoder("latin1").decode(bytes);
  return (
    text.slice(0, 1024).includes("%PDF-") &&
    /\d\s+\d+\s+obj\b/.test(text) &&
    /startxref\s+\d+\s+%%EOF/.test(text.slice(-2048))
  );
}
