import { html, type Html } from "./html.ts";

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2330 }
  h1 { font-size: 1.5rem; overflow-wrap: anywhere } h2 { font-size: 1.15rem; margin-top: 2rem }
  table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid #d8dee8 }
  td { overflow-wrap: anywhere } td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
  button { font: inherit; padding: .2rem .7rem; cursor: pointer } form { display: inline }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f3f5f9; padding: .5rem; margin: .2rem 0 }
  iframe { width: 100%; height: 70vh; border: 1px solid #d8dee8 }
  [role=status] { background: #e7f4ea; padding: .5rem .8rem } .failure { color: #a3161b }`;

/** A page of the local cloud's own. */
export const drawShell = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`.text;
