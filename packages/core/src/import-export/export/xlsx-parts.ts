import type { ArchivePart } from "./zipped.ts";

export const mainNamespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";
export const sheetPath = "xl/worksheets/sheet1.xml";

/** How a cell looks, by its place among the formats of `xl/styles.xml`. */
export const cellStyles = { plain: 0, euro: 1, heading: 2 } as const;
/** The standard's own format "#,##0.00". */
const twoDecimals = 4;

/** What a workbook of one sheet holds beside the sheet. */
export const bookParts = (sheetName: string): ArchivePart[] =>
  Object.entries({
    "[Content_Types].xml":
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
      `<Override PartName="/${sheetPath}" ContentType="${contentType}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
    "_rels/.rels": links({ officeDocument: "xl/workbook.xml" }),
    "xl/workbook.xml":
      `<workbook xmlns="${mainNamespace}" xmlns:r="${relationships}"><bookViews><workbookView/></bookViews>` +
      `<sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": links({ worksheet: "worksheets/sheet1.xml", styles: "styles.xml" }),
    "xl/styles.xml":
      `<styleSheet xmlns="${mainNamespace}"><fonts count="2">${font("")}${font("<b/>")}</fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="3">${format(0, 0)}${format(twoDecimals, 0)}${format(0, 1)}</cellXfs>` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  }).map(([name, xml]) => ({ name, text: [`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`] }));

const font = (weight: string): string => `<font>${weight}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;

const format = (number: number, fontId: number): string =>
  `<xf numFmtId="${number}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

const links = (targets: Readonly<Record<string, string>>): string =>
  `<Relationships xmlns="${packages}/relationships">${Object.entries(targets)
    .map(
      ([kind, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relationships}/${kind}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

/** The name of a column by its place from 0: A, Z, AA. */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

/** A carriage return that isn't told by its number is read as the end of a line. */
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);

/**
 * A text as a cell holds it: signs that XML can't carry are told by their number, and so is what looks like such a number
 * (ECMA-376, ST_Xstring); half a character pair becomes the sign for what can't be read.
 */
export const storedText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(
      /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|_(?=x[\dA-Fa-f]{4}_)/gu,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
    );
