/** Where the papers that a page of advice asks for are downloaded as a list. */
export const paperListPath = (id: string, language: string): string =>
  `/api/plaintexts/${id}/papers?language=${language}`;

/** The look of what pages of advice have beyond a text: the same before the application is there and in it. */
export const guidanceStyle = `
.advice-list{margin:0 0 10px;padding-left:22px;line-height:1.65}
.advice-list li{margin:0 0 4px;overflow-wrap:anywhere}
.advice-list a,.advice-paper{color:var(--brand);text-decoration:underline}
.advice-paper{font-weight:600}
.advice-products{margin-top:30px}
.advice-products h2,.advice-ways h2{font-size:22px;line-height:1.4;font-weight:700;margin:0 0 10px}
.advice-products p{margin:15px 0 0}
.advice-ways{max-width:760px;margin:30px auto 0}
.advice-ways ul{display:flex;flex-wrap:wrap;gap:10px;margin:0;padding:0;list-style:none}
.advice-ways li>a{display:inline-block;padding:9px 18px;border-radius:8px;box-shadow:inset 0 0 0 1px var(--line);background:var(--surface);font-weight:600;line-height:1.5;text-decoration:none}
.advice-ways li:first-child>a{background:#0f5132;box-shadow:none;color:#fff}
@media print{.s-header,.s-footer,.footer,header,.advice-ways{display:none}}
`;
