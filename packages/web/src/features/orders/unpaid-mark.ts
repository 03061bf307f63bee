/** Where the browser keeps which order was placed and not yet paid: only then a page asks for it. */
export const unpaidMark = "unpaid-order";
