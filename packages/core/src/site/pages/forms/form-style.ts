/**
 * What the pages with a form add to the style of every page: the kit's measures of fields, groups and buttons; the
 * footer begins below the first screen, as the application's.
 */
export const formStyle = `
#content{min-height:calc(100dvh - 100px)}
.s-form{padding-top:20px;padding-bottom:20px}.s-form h1{margin:0;line-height:1.3;font-weight:700;text-wrap:balance}
.s-fields{display:flex;flex-direction:column;gap:15px;min-width:0;margin:0;padding:0;border:0}
.s-fields label,.s-fields label>span,.s-fields small{display:block}
.s-fields label>span{padding:2px 0 1.1px;font-size:14px;font-weight:600;line-height:1.55}.s-fields i{font-style:normal;color:var(--danger)}
.s-fields small{margin-bottom:5px;font-size:12px;line-height:1.2;color:var(--soft)}
.s-fields :is(input:not([type=checkbox]),select){width:100%;height:36px;padding:0 12px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--ink);font-family:inherit;font-size:14px;opacity:1;cursor:progress}
.s-fields input::placeholder{color:var(--soft)}
.s-fields button{height:36px;border:0;border-radius:8px;background:#0f5132;color:#fff;font-family:inherit;font-size:14px;font-weight:600;opacity:.75;cursor:progress}
.s-box{max-width:500px;margin:40px auto 0;padding:20px;border:1px solid var(--edge);border-radius:8px;background:var(--surface)}.s-box h1{font-size:26px;line-height:1.35;margin-bottom:15px}
.s-ends{display:flex;flex-wrap:wrap;justify-content:space-between;gap:5px 15px;margin:0;font-size:14px}
.s-slim{max-width:510px;margin:10px auto}.s-slim h1{font-size:26px;line-height:1.35;margin-bottom:15px}
.s-register{max-width:690px;margin:0 auto}.s-register h1{font-size:34px}.s-intro{margin:0 0 20px;color:var(--soft)}.s-wrap .s-intro a{text-decoration:underline}
.s-register .s-fields{gap:20px}.s-register .s-fields button{height:42px;font-size:16px}
.s-group{min-width:0;margin:0 2px;padding:5px 20px 2px;border:1px solid var(--line);border-radius:8px;background:var(--surface)}.s-group legend{padding:0 2px;font-size:14px}
.s-grid{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:2px 15px;align-items:start}.s-grid>*{grid-column:span 12}.s-grid>label{padding-bottom:22px}.s-head.s-grid{align-items:end}.s-head>label{padding-bottom:0}
.s-kinds{display:flex;height:35.7px;padding:4px;border-radius:8px;background:var(--shade);font-size:14px;line-height:27.7px;text-align:center}.s-kinds b{flex:1;font-weight:600;color:var(--soft)}.s-kinds .s-on{border-radius:6px;background:var(--surface);color:var(--ink);box-shadow:0 1px 3px var(--ink)0001a}
.s-grid>.s-street{grid-column:span 8}.s-grid>.s-number{grid-column:span 4}.s-grid>.s-code{grid-column:span 5}.s-grid>:is(.s-city,.s-town){grid-column:span 7}
.s-access{padding-bottom:26px}.s-tick{margin-bottom:10px;font-size:14px}.s-tick label{display:flex;gap:12px;line-height:20px}.s-tick input{flex:none;width:20px;height:20px;margin:0}.s-tick a{display:block;width:fit-content;margin-left:32px;padding-top:2.3px;font-size:12px;line-height:17px}.s-tick:last-child{margin-bottom:45px}.s-whole .s-tick:last-child{margin-bottom:10px}
.s-needs{margin:0 0 15px;padding:12px 15px;border-radius:8px;background:var(--notice);color:var(--ink);font-size:14px}
@media(min-width:36em){.s-grid>.s-half{grid-column:span 6}.s-grid>.s-street{grid-column:span 9}.s-grid>:is(.s-number,.s-code,.s-province){grid-column:span 3}.s-grid>.s-city{grid-column:span 6}.s-grid>.s-town{grid-column:span 9}}
`;
