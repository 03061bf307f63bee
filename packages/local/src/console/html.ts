/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | undefined;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return String(part ?? "").replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** HTML from a template whose values are escaped, unless they are HTML themselves. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + (index < parts.length ? textOf(parts[index]) : "")).join(""));

/** A button of the console's page that asks for one act. */
export const action = (path: string, label: string): Html =>
  html`<form method="post" action="/_local/${path}"><button>${label}</button></form>`;
