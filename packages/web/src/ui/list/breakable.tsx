import { Fragment } from "react";

/** Where an address may go on in the next line: behind its "@" and before its dots. */
export const piecesOf = (text: string): string[] => (text.includes("@") ? text.split(/(?<=@)|(?=\.)/u) : [text]);

/** A text whose addresses break where they are read, rather than within a word. */
export const Breakable = ({ text }: { text: string }) =>
  piecesOf(text).map((piece, at) => (
    // A text's pieces have no other name.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
