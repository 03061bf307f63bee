/**
 * Tells a page's first script that there is a session, which stands in a cookie that no script can read. It proves nothing and
 * no call of the API looks at it: with it a page hides public prices until it is known whose prices are due.
 */
export const hintCookie = "solvia_known";

/** Set on the document's root from the first paint until it is known who looks. */
export const waitingAttribute = "data-viewer";

/** Of what runs in a page's head (head-script.ts). */
export const hintScript = `if(/(?:^|; )${hintCookie}=1/.test(document.cookie))document.documentElement.setAttribute("${waitingAttribute}","asked")`;
