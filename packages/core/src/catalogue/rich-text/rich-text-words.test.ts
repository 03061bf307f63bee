import { expect, it } from "vitest";
import { wordsOfRichText } from "./rich-text-words.ts";

it("keeps the words of a rich text, a line for each block", () => {
  expect(wordsOfRichText("<h2>Moduli &amp; celle</h2><ul><li>N&nbsp;type</li><li><b>450</b> Wp</li></ul><p></p>")).toBe(
    "Moduli & celle\nN type\n450 Wp",
  );
  expect(wordsOfRichText("")).toBe("");
});

it("does not make marks of what was text", () => {
  expect(wordsOfRichText("<p>a &lt;b&gt; &amp;lt;c&amp;gt;</p>")).toBe("a <b> &lt;c&gt;");
});
