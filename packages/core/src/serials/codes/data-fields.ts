/** What the fields of a maker's two-dimensional code say. */
export interface DataFields {
  serial?: string | undefined;
  /** A box or a pallet has a number of its own. */
  isPackage: boolean;
}

/** The fields of ISO/IEC 15434, format 06: each begins by what it is (ANSI MH10.8.2). Scanners lose the controls between them. */
const envelope = /^\[\)>(?:06)?/;
const serialField = /^(?:25S|S|SN)(?=.)/;
const packageField = /^[1-6]J/;

/** Reads such a code, whose fields are parted by `separator`; undefined for another. */
export function readDataFields(text: string, separator: string): DataFields | undefined {
  const head = envelope.exec(text)?.[0];
  if (head === undefined) return undefined;
  const fields = text.slice(head.length).split(separator).filter(Boolean);
  const serial = fields.find((field) => serialField.test(field))?.replace(serialField, "");
  return { serial, isPackage: serial === undefined && fields.some((field) => packageField.test(field)) };
}

const named = /(?:^|[\s,;|?&])(?:S\/N|SN|SERIAL(?: ?(?:NO|NUMBER|NUM))?\.?|MATRICOLA)\s*[:=]\s*([^\s,;|&]+)/;

/** The serial of a text that names it, "SN:A123;PN:4", as makers write it in QR codes and on labels; undefined where none is named. */
export const namedSerial = (text: string): string | undefined => named.exec(text)?.[1];
