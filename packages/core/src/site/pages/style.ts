import { fontFamily } from "../../platform/page/typeface.ts";

/**
 * The look of a page before the application is there, in the page itself so that nothing waits for a style sheet: the
 * kit's measures and the house's colours, so that the application takes over without a jump. A tile's picture
 * is a hair taller than the application's: what was seen first stays the largest content.
 */
export const pageStyle = `
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 ${fontFamily}}
.s-skip{position:absolute;left:-999px}.s-skip:focus{left:12px;top:12px;z-index:1;background:var(--surface);padding:10px 14px}
.s-wrap{max-width:1320px;margin:0 auto;padding:0 15px}
.s-wrap a{color:var(--brand);text-decoration:none}.s-wrap a:hover{text-decoration:underline}
.s-header{position:sticky;top:0;z-index:100;background:var(--surface);border-bottom:1px solid var(--line)}
.s-header .s-wrap{padding-top:10px;padding-bottom:10px}
.s-bar{display:flex;flex-wrap:wrap;align-items:center;gap:10px}
.s-bar .s-brand{display:inline-flex;align-items:center;gap:8px;color:var(--brand);font-size:25px;font-weight:800;letter-spacing:-.035em}
.s-sun{width:20px;height:20px;border-radius:50%;background:linear-gradient(180deg,#ffb831 50%,#0f5132 50%)}
.s-find{order:3;flex:1 0 100%}
.s-find input{width:100%;height:42px;padding:0 12px 0 40px;border:1px solid var(--edge);border-radius:8px;color:var(--ink);background:var(--surface) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='18' height='18' viewBox='0 0 24 24' fill='none' stroke='%23868e96' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M21 21l-6-6'/%3E%3C/svg%3E") 12px center no-repeat;font:inherit}
.s-account{display:flex;gap:10px;align-items:center;margin-left:auto;height:36px;font-size:14px;font-weight:600}
.s-account a{padding:7px 10px}.s-account .s-cart{width:42px;height:36px;padding:0;overflow:hidden;text-indent:110%;white-space:nowrap;border-radius:8px;background:#dfebe4 url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' viewBox='0 0 24 24' fill='none' stroke='%230f5132' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Ccircle cx='8' cy='20' r='1.6'/%3E%3Ccircle cx='17' cy='20' r='1.6'/%3E%3Cpath d='M3 4h2.2l2.4 12h10l2-9H6'/%3E%3C/svg%3E") center no-repeat}
.s-menu{position:relative}.s-menu summary{display:flex;align-items:center;height:36px;padding:0 8px;border-radius:8px;font-size:14px;font-weight:600;list-style:none;cursor:pointer}.s-menu summary::-webkit-details-marker{display:none}.s-narrow>summary{font-size:20px}
.s-drop{position:absolute;z-index:101;left:0;top:42px;display:flex;flex-direction:column;width:max-content;max-width:calc(100vw - 30px);max-height:70vh;overflow:auto;margin:0;padding:8px;list-style:none;background:var(--surface);border:1px solid var(--line);border-radius:8px}.s-drop a{display:block;padding:8px 12px}.s-drop [aria-current]{font-weight:700}
.s-region summary::after{content:"▾";margin-left:6px}.s-drop .s-drop{position:static;max-height:none;border:0;padding:0}.s-bar>.s-region{display:none}
[data-viewer=asked] .s-login{visibility:hidden}[data-viewer=asked] :is(.s-cost,.s-ask){position:relative}[data-viewer=asked] :is(.s-cost,.s-ask)>*{visibility:hidden}[data-viewer=asked] :is(.s-cost,.s-ask)::after{content:"";position:absolute;left:0;top:4px;width:min(9em,100%);height:1.4em;border-radius:6px;background:var(--line)}
.s-nav{display:none}.s-nav a{padding:10px 20px 12px 0;color:var(--soft);font-size:14px;font-weight:500}
.s-footer{margin-top:80px;padding:50px 0 30px;background:#0b2e1f;color:#dcece2}
.s-footer nav{display:flex;flex-wrap:wrap;gap:6px 20px}.s-footer a{color:#dcece2;font-size:14px}.s-footer p{font-size:14px;color:#b5d8c2}
.s-page{padding-top:20px;padding-bottom:20px}
.s-page h1,.s-page h2,.s-page h3{margin:0;line-height:1.3;font-weight:700;text-wrap:balance}
.s-page h1{font-size:26px;line-height:1.35}.s-page h2{font-size:22px;line-height:1.4;margin:40px 0 10px}.s-page h3{font-size:18px}
.s-home.s-page{padding-top:40px}.s-home.s-page h2{font-size:26px;line-height:1.35;margin:60px 0 20px}.s-home.s-page>h2:first-child{margin-top:0}
.s-crumbs{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:15px;line-height:25px;font-size:14px;color:var(--soft)}.s-crumbs a{color:inherit}
.s-quiet{color:var(--soft);font-size:14px}
.s-article>.s-crumbs{margin:40px 0 0}
.s-product{display:grid;gap:20px}
.s-product img,.s-card img{display:block;width:100%;aspect-ratio:4/3;height:auto;object-fit:cover;border-radius:16px}
.s-maker{font-size:14px;font-weight:600;letter-spacing:.06em;text-transform:uppercase;color:var(--brand);margin:0}
.s-panel{padding:20px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.s-price{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px;margin:0;font-size:32px;font-weight:700;line-height:1.3}.s-price s{font-size:14px;font-weight:400;color:var(--soft)}
.s-facts{width:100%;border-collapse:collapse;font-size:15px;font-variant-numeric:tabular-nums}
.s-facts th,.s-facts td{padding:9px 0;border-bottom:1px solid var(--line);text-align:right}.s-facts th{color:var(--soft);font-weight:500;text-align:left}.s-facts td{font-weight:600}
.s-facts tr:last-child>*{border-bottom:0}
.s-rich{max-width:760px;line-height:1.65}
.s-cards{display:grid;grid-template-columns:repeat(2,1fr);gap:10px;margin:0;padding:0;list-style:none}
.s-card{position:relative;display:flex;flex-direction:column;gap:4px;border:1px solid var(--line);border-radius:8px;background:var(--surface);padding:15px;min-width:0}.s-card p{margin:0}
.s-card img{width:calc(100% + 30px);aspect-ratio:400/303;max-width:none;margin:-15px -15px 0;border-radius:8px 8px 0 0}
.s-card .s-maker{font-size:12px;line-height:1.4;letter-spacing:.05em;margin-top:6px;color:var(--soft)}
.s-card a,.s-short{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;text-overflow:ellipsis}.s-card a{font-weight:600;color:var(--ink)}.s-card a::after{content:"";position:absolute;inset:0}
.s-card .s-price{font-size:20px;line-height:1.55}.s-card .s-cost{margin-top:auto}
.s-cost p:not(.s-price){margin:0;font-size:12px;line-height:1.4;color:var(--soft)}.s-panel .s-cost{padding-bottom:15px;border-bottom:1px solid var(--line)}
.s-when{display:flex;flex-wrap:wrap;align-items:center;gap:0 6px;font-size:12px;line-height:1.4}.s-wrap .s-stock{color:var(--brand)}.s-time{padding:0 8px;border:1px solid var(--edge);border-radius:20px;color:var(--ink);font-size:11px;font-weight:700;line-height:16px;white-space:nowrap}
.s-soon{display:flex;flex-wrap:wrap;justify-content:space-between;gap:6px 10px;margin:15px 0 0;font-size:14px}.s-soon .s-stock{font-weight:600}
.s-tiles{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:15px;margin:0;padding:0;list-style:none}
.s-tile,.s-hero h1{overflow-wrap:break-word;hyphens:auto;hyphenate-limit-chars:14 5 5}
.s-tile{display:flex;flex-direction:column;gap:10px;height:100%;padding:20px 15px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.s-tile img{align-self:center;width:100%;max-width:200px;height:auto}.s-wrap .s-tile{color:var(--ink)}.s-tile b{font-size:16px;line-height:1.2}.s-tile span{font-size:14px;color:var(--soft);margin-top:auto}
.s-hero{padding:50px 0;color:#fff;background:linear-gradient(160deg,#0f5132 0%,#17694a 60%,#a67a22 160%)}
.s-hero h1{max-width:620px;margin:0;font-size:34px;line-height:1.06;letter-spacing:-.025em;text-wrap:balance}
.s-hero p{max-width:620px;margin:20px 0;font-size:17px;line-height:1.5}
.s-hero .s-call{display:inline-block;text-align:center;padding:11px 26px;border-radius:8px;background:#ffb831;color:#141414;font-size:18px;font-weight:600}
.s-hero.s-small{padding:40px 0}.s-small h1{font-size:32px;line-height:1.1;letter-spacing:normal}.s-small p{line-height:1.55}
.s-category h2,.s-category.s-page>h2{margin:50px 0 15px}.s-category>section:first-child h2{margin-top:0}.s-category.s-page{padding-top:40px}.s-category.s-page h2{font-size:26px;line-height:1.35}
.s-found{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:15px;margin-bottom:15px}.s-count{margin:0;color:var(--soft)}
.s-tools{display:flex;gap:15px;min-width:0}.s-tools span{height:36px;padding:0 18px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);font-size:14px;font-weight:600;line-height:34px}.s-tools .s-sort{width:271px;padding:0 12px;font-weight:400}
.s-chosen{margin:0 0 15px;font-size:14px;line-height:25px}.s-chosen a{display:inline-block;padding:0 12px;border-radius:20px;background:var(--chosen);color:var(--brand-ink)}
.s-aside{display:none}.s-aside h2{font-size:14px;line-height:1.55;margin:20px 0 8px}.s-aside ul{margin:0;padding:0;list-style:none;font-size:14px}.s-aside li{padding:3px 0}
.s-brand-page .s-count{margin-bottom:20px}.s-brand-page .s-count+section h2{margin:0 0 10px}.s-brand-page h2{margin-bottom:15px}
.s-text article{max-width:760px;margin:0 auto}.s-text .s-lead{font-size:18px;line-height:1.6}.s-text h2{margin:30px 0 10px}.s-text section:first-of-type h2{margin-top:21px}.s-text .s-rich p{margin:0 0 10px}
.s-kits h1{font-size:34px;line-height:1.3}.s-kits .s-lead{max-width:none;margin:0 0 20px;font-size:18px;line-height:1.55;color:var(--soft)}.s-kits .s-cards{grid-template-columns:1fr;gap:20px}.s-kits h2{margin:10px 0 0;font-size:18px;line-height:1.45}.s-kits .s-card{gap:6px}.s-kits .s-card h2{margin-top:6px}.s-short,.s-kits .s-stock{font-size:14px;line-height:1.45}.s-kits .s-stock{margin-top:auto;font-weight:600}.s-kits .s-cost{margin-top:0}
.s-parts{margin:0;padding:0;list-style:none}.s-parts li{padding:12px 0;border-bottom:1px solid var(--line)}
.s-note{margin:10px 0 0;font-size:14px;color:var(--soft)}
.s-lead{max-width:760px;font-size:17px;margin:10px 0 0}
.s-row{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:8px}
.s-three{display:grid;gap:20px}.s-three p,.s-three h3{margin:0 0 6px}
.s-chips{display:flex;flex-wrap:wrap;gap:10px;margin:0;padding:0;list-style:none}.s-chips a{display:inline-block;padding:7px 14px;border:1px solid var(--line);border-radius:20px;background:var(--surface)}
@media(max-width:24em){.s-bar{gap:10px 6px}.s-bar .s-brand{gap:5px;font-size:20px}.s-narrow summary{padding:0 4px}.s-account{gap:4px}}
@media(min-width:36em){.s-find{order:0;flex:1 1 0;max-width:680px}}
@media(min-width:48em){.s-bar{gap:10px 20px}.s-bar>.s-region{display:block;margin-left:auto}.s-bar>.s-region .s-drop{left:auto;right:0}.s-region+.s-account{margin-left:0}.s-header .s-wrap{padding-bottom:0}.s-nav{display:flex;margin-top:6px}.s-narrow{display:none}.s-product{grid-template-columns:calc((100% + 40px)*7/12 - 40px) 1fr;gap:40px}.s-product.s-halves{grid-template-columns:1fr 1fr}.s-kits .s-cards{grid-template-columns:repeat(2,1fr)}.s-tiles{grid-template-columns:repeat(4,minmax(0,1fr))}.s-cards{gap:20px}.s-three{grid-template-columns:repeat(3,1fr)}.s-hero{padding:90px 0}.s-hero h1{font-size:54px}.s-hero p{font-size:20px}.s-tile b{font-size:18px}.s-hero.s-small{padding:60px 0}.s-small .s-wrap{display:flex;flex-direction:column;justify-content:center;align-items:flex-start;min-height:280px}.s-small h1{font-size:44px}.s-small p{font-size:19px}.s-tools .s-all{display:none}.s-results{display:grid;grid-template-columns:calc((100% + 30px)*.25 - 30px) 1fr;gap:30px}.s-aside{display:block}}
@media(min-width:62em){.s-cards{grid-template-columns:repeat(4,1fr)}.s-results .s-cards,.s-kits .s-cards{grid-template-columns:repeat(3,1fr)}.s-hero:not(.s-small){background:url("/pictures/hero.svg") right bottom/auto 100% no-repeat,linear-gradient(160deg,#0f5132 0%,#17694a 52%,#c9912b 150%)}}
`;
