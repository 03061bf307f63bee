/** The plans' own names, the same in every language (spec 3). */
export const planNames: Readonly<Record<"premium" | "exclusive", string>> = {
  premium: "Premium",
  exclusive: "Exclusive",
};

/** Where a plan is chosen; who isn't logged in is asked to first. */
export const plansChoice = "/profile/my-subscription";

/**
 * The look of the page of plans, the same text before the application is there and in it: nothing moves when it takes over. Under one
 * class of its own, with the house's colours.
 */
export const plansStyle = `
.plans h1,.plans h2,.plans p,.plans ul,.plans dl,.plans dd{margin:0;padding:0}
.plans ul{list-style:none}
.plans h1{font-size:clamp(28px,5vw,44px);line-height:1.15;letter-spacing:-.02em;font-weight:800;text-wrap:balance}
.plans h2{font-size:24px;line-height:1.3;font-weight:700;margin:0 0 16px;text-wrap:balance}
.plans .plans-card h2{display:flex;align-items:center;justify-content:space-between;gap:12px;font-size:22px;margin:0}
.plans-head{max-width:760px;padding:24px 0 32px}
.plans-head p{margin-top:14px;font-size:18px;line-height:1.55;color:var(--soft)}
.plans-cards{display:grid;gap:20px}
.plans-card{display:flex;flex-direction:column;gap:8px;padding:24px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.plans-card-top{border-top:4px solid var(--brand);padding-top:21px}
.plans .plans-price{font-size:24px;line-height:1.3;font-weight:700;font-variant-numeric:tabular-nums}
.plans .plans-quiet{font-size:14px;line-height:1.5;color:var(--soft);font-variant-numeric:tabular-nums}
.plans .plans-go{display:block;margin:12px 0;padding:11px 20px;border-radius:8px;background:#0f5132;color:#fff;font-size:16px;font-weight:600;line-height:1.4;text-align:center;text-decoration:none}
.plans .plans-go:hover{background:#0b3f27}
.plans .plans-quieter{background:none;color:inherit;box-shadow:inset 0 0 0 1px var(--line)}
.plans .plans-quieter:hover{background:none;box-shadow:inset 0 0 0 1px currentColor}
.plans .plans-own{padding:2px 10px;border-radius:999px;background:var(--brand);color:var(--surface);font-size:13px;font-weight:600;line-height:1.6}
.plans-list li{display:flex;gap:10px;padding:5px 0;font-size:15px;line-height:1.45}
.plans-list li::before{content:"✓";color:var(--brand);font-weight:700}
.plans-list li::before{content:"✓"/""}
.plans-part{margin-top:56px}
.plans-when{display:grid;gap:24px}
.plans-when dt{font-size:17px;font-weight:700;line-height:1.4}
.plans-when dd{margin-top:6px;font-size:15px;line-height:1.6;color:var(--soft)}
@media(min-width:48em){.plans-cards,.plans-when{grid-template-columns:1fr 1fr}.plans-card{padding:32px}.plans-card-top{padding-top:29px}.plans-head{padding:40px 0 40px}.plans-when{gap:32px 48px}}
@media(max-width:24em){.plans-card{padding:18px}}
`;
