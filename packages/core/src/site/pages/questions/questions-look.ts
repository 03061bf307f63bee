/** Questions of one page of the list. */
export const questionsAtOnce = 20;

/** What questions look like, beside `publicationsStyle`, the same before the application is there and in it. */
export const questionsStyle = `
.qa{list-style:none;max-width:760px}
.qa>li{padding:24px 0;border-top:1px solid var(--line);scroll-margin-top:90px}
.pubs .qa :is(h2,h3){font-size:19px;line-height:1.35;font-weight:700;overflow-wrap:anywhere}
.pubs .qa .pubs-body{margin-top:10px;font-size:16px;line-height:1.6}
.qa-quote{margin:0;padding:12px 18px;border-left:4px solid var(--brand);border-radius:0 8px 8px 0;background:var(--surface);overflow-wrap:anywhere}
.qa-quote blockquote{margin:0;font-size:16px;line-height:1.6}
.qa-quote figcaption{margin-top:8px;font-size:14px;line-height:1.5;color:var(--soft)}
.pubs .qa-sources{margin-top:10px;font-size:14px;line-height:1.5;color:var(--soft)}
`;
