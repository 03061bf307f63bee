/** Publications of one page of a list. */
export const publicationsAtOnce = 12;
/** Of each part of the academy's first page. */
export const academyAtOnce = 6;
/** Of the newest articles on the home page. */
export const recentAtOnce = 3;

/**
 * The look of articles and the academy, the same before the application is there and in it: nothing moves when it takes over. Under one
 * class of its own, with the house's colours.
 */
export const publicationsStyle = `
.pubs h1,.pubs h2,.pubs h3,.pubs-card h4,.pubs p,.pubs ul,.pubs ol{margin:0;padding:0}
.pubs a{color:var(--brand);text-decoration:none}.pubs a:hover{text-decoration:underline}
.pubs h1{font-size:clamp(28px,5vw,44px);line-height:1.15;letter-spacing:-.02em;font-weight:800;text-wrap:balance;overflow-wrap:break-word}
.pubs h2{font-size:24px;line-height:1.3;font-weight:700;text-wrap:balance}
.pubs-head{max-width:760px;padding:20px 0 24px}
.pubs-head p{margin-top:12px;font-size:18px;line-height:1.55;color:var(--soft)}
.pubs-find{display:flex;gap:10px;max-width:560px;margin-bottom:20px}
.pubs-find input{flex:1;min-width:0;height:42px;padding:0 14px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
.pubs-find button,.pubs-go{display:inline-block;height:42px;padding:0 20px;border:0;border-radius:8px;background:#0f5132;color:#fff;font:inherit;font-weight:600;line-height:42px;cursor:pointer}
.pubs a.pubs-go{color:#fff}.pubs a.pubs-go.pubs-quieter{background:none;color:inherit;box-shadow:inset 0 0 0 1px var(--edge)}
.pubs-tags{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:28px}
.pubs-tags a{padding:5px 14px;border:1px solid var(--edge);border-radius:20px;background:var(--surface);color:var(--ink);font-size:14px;line-height:22px}
.pubs-tags a[aria-current]{border-color:#0f5132;background:#0f5132;color:#fff}
.pubs-list{display:grid;gap:20px;list-style:none}
.pubs-card{position:relative;display:flex;flex-direction:column;gap:8px;border:1px solid var(--line);border-radius:16px;background:var(--surface);padding:20px;overflow:hidden;min-width:0}
.pubs-card img{display:block;width:calc(100% + 40px);height:auto;max-width:none;margin:-20px -20px 8px;aspect-ratio:16/9;object-fit:cover;background:#eef4f0}
.pubs .pubs-card :is(h2,h3,h4){font-size:19px;line-height:1.35;font-weight:700}
.pubs .pubs-card :is(h2,h3,h4) a{color:var(--ink)}.pubs-card :is(h2,h3,h4) a::after{content:"";position:absolute;inset:0}
.pubs-card .pubs-teaser{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;font-size:15px;line-height:1.55}
.pubs .pubs-kind{display:flex;flex-wrap:wrap;gap:8px;font-size:12px;font-weight:700;line-height:20px;letter-spacing:.05em;text-transform:uppercase;color:var(--brand)}
.pubs-premium{padding:0 8px;border-radius:20px;background:#ffb831;color:#141414;letter-spacing:0;text-transform:none}
.pubs .pubs-meta{font-size:14px;line-height:20px;color:var(--soft)}
.pubs-card .pubs-meta{margin-top:auto;padding-top:4px}
.pubs-part{margin-top:44px}.pubs-part>.pubs-row{margin-bottom:18px}
.pubs-row{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:8px 20px}
.pubs .pubs-end{margin-top:28px;font-size:14px}
.pubs-back{font-size:14px;line-height:25px}
.pubs-article{max-width:760px;margin:12px auto 0}
.pubs .pubs-lead{margin-top:14px;font-size:19px;line-height:1.55;color:var(--soft);white-space:pre-line}
.pubs .pubs-article>.pubs-kind{margin-bottom:8px}
.pubs-article>.pubs-meta{margin-top:14px}
.pubs-article>img{display:block;width:100%;height:auto;margin-top:24px;aspect-ratio:16/9;object-fit:cover;border-radius:16px;background:#eef4f0}
.pubs .pubs-note{margin-top:20px;padding:12px 16px;border-left:4px solid #ffb831;border-radius:0 8px 8px 0;background:var(--surface);font-size:15px;line-height:1.5}
.pubs-body{margin-top:28px;font-size:17px;line-height:1.7;overflow-wrap:break-word}
.pubs .pubs-body>*+*{margin-top:16px}
.pubs .pubs-body h2{margin-top:36px;font-size:24px}.pubs .pubs-body h3{margin-top:28px;font-size:19px;line-height:1.35;font-weight:700}
.pubs .pubs-body h4{margin:24px 0 0;font-size:17px;line-height:1.4;font-weight:700}
.pubs .pubs-body :is(ul,ol){padding-left:24px}.pubs .pubs-body li+li{margin-top:6px}
.pubs .pubs-body blockquote{margin:24px 0 0;padding:4px 0 4px 18px;border-left:4px solid var(--brand)}
.pubs .pubs-body a{text-decoration:underline}
.pubs-locked{margin-top:28px;padding:28px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.pubs .pubs-locked p{margin-top:10px;font-size:16px;line-height:1.55}
.pubs .pubs-locked .pubs-ways{display:flex;flex-wrap:wrap;gap:10px;margin-top:18px}
.pubs-article>.pubs-tags{margin:32px 0 0}
@media(min-width:48em){.pubs-list{grid-template-columns:1fr 1fr}.pubs-head{padding:28px 0 28px}}
@media(min-width:62em){.pubs-list{grid-template-columns:repeat(3,1fr)}}
`;
