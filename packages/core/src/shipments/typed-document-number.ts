/** A transport document's number as it is written on it ("DDT 12/2026/MI"), of what somebody types: "ddt 12 / 2026", "12/2026/mi"; undefined of anything else. */
export function typedDocumentNumber(text: string): string | undefined {
  const [, place, year, code] =
    /^\s*(?:ddt\s*)?0*(\d+)\s*\/\s*((?:19|20)\d\d)(?:\s*\/\s*(\w{1,8}))?\s*$/i.exec(text) ?? [];
  if (place === undefined || year === undefined) return undefined;
  return `DDT ${place}/${year}${code === undefined ? "" : `/${code.toUpperCase()}`}`;
}
