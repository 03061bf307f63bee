import { SaxesParser, type SaxesTagPlain } from "saxes";
import { Problem } from "../../platform/problems.ts";
import { largest } from "./cell.ts";

interface Listener {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const unsafe = (reason: string) => new Problem("unreadable-table", { reason });
const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Reads XML piece by piece; told between two pieces, so that what was read can be handed on. A document type, and with it
 * any entity of its own, is refused before it means anything; so is a text longer than any cell. Problem: unreadable-table.
 */
export async function* readXml(bytes: AsyncIterable<Uint8Array>, listener: Listener): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false });
  let failed: Error | undefined;
  parser.on("doctype", () => {
    failed ??= unsafe("document-type");
  });
  parser.on("error", () => {
    failed ??= unsafe("no-workbook");
  });
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => listener.open?.(withoutPrefix(name), attributes));
  parser.on("text", (text) => listener.text?.(text));
  parser.on("closetag", ({ name }) => listener.close?.(withoutPrefix(name)));
  const decoder = new TextDecoder();
  let unbroken = 0;
  const feed = (piece: string): void => {
    const last = piece.lastIndexOf("<");
    unbroken = last < 0 ? unbroken + piece.length : piece.length - last;
    if (unbroken > largest.cell * 6) failed ??= unsafe("too-large");
    if (!failed && /<!(DOCTYPE|ENTITY)/i.test(piece)) failed = unsafe("document-type");
    if (!failed) parser.write(piece);
    if (failed) throw failed;
  };
  for await (const chunk of bytes) {
    feed(decoder.decode(chunk, { stream: true }));
    yield;
  }
  feed(decoder.decode());
  parser.close();
  if (failed) throw failed;
  yield;
}

/** Reads a whole document, of which the listener keeps what it wants. */
export async function readWholeXml(bytes: AsyncIterable<Uint8Array>, listener: Listener): Promise<void> {
  const pieces = readXml(bytes, listener);
  while (!(await pieces.next()).done);
}
