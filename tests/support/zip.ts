import { crc32, deflateRawSync } from "node:zlib";

/** A zip archive of some texts; what is said of a file's size can be made untrue. */
export function zipOf(files: Readonly<Record<string, string>>, { saidSize }: { saidSize?: number } = {}): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(saidSize ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const head = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), fields, Buffer.from(name)]);
    local.push(head, packed);
    central.push(Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), fields, place, Buffer.from(name));
    offset += head.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

/** The parts of a workbook with one sheet. */
export const workbookOf = (
  sheet: string,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => ({
  "xl/workbook.xml":
    '<workbook xmlns:r="r"><sheets><sheet name="Foglio1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels":
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  "xl/worksheets/sheet1.xml": sheet,
  ...more,
});

/** A sheet of texts and numbers, as a spreadsheet program writes it. */
export const sheetOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `<worksheet><sheetData>${rows
    .map(
      (cells, index) =>
        `<row r="${index + 1}">${cells
          .map((cell) =>
            typeof cell === "number" ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
          )
          .join("")}</row>`,
    )
    .join("")}</sheetData></worksheet>`;
