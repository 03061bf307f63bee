import { readWholeXml } from "../tables/xml.ts";

/** A small part of a document, an entry of a statement, with all that stands in it. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlNode[];
}

/** The declared encoding: XML without one is UTF-8. */
function decoded(bytes: Uint8Array): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const label = /^[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1] ?? "utf-8";
  return new TextDecoder(label).decode(bytes);
}

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/**
 * Reads a document of some megabytes as a tree. A document type is refused before it means anything. Problem: unreadable-table; a
 * RangeError for an encoding that nobody knows.
 */
export async function readTree(bytes: Uint8Array): Promise<XmlNode> {
  const root: XmlNode = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  await readWholeXml(oneChunk(decoded(bytes)), {
    open: (name, attributes) => {
      const node: XmlNode = { name, attributes, text: "", children: [] };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    text: (text) => {
      const node = open.at(-1);
      if (node) node.text += text;
    },
    close: () => void open.pop(),
  });
  return root;
}

/** All nodes at a path of names below a node. */
export const allAt = (node: XmlNode, path: string): XmlNode[] =>
  path
    .split("/")
    .reduce<XmlNode[]>(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [node],
    );

/** The trimmed text of the first node at one of the paths that has any. */
export function textAt(node: XmlNode | undefined, ...paths: readonly string[]): string | undefined {
  if (!node) return undefined;
  for (const path of paths) {
    const text = allAt(node, path)
      .map((one) => one.text.replaceAll(/\s+/g, " ").trim())
      .find(Boolean);
    if (text) return text;
  }
  return undefined;
}
