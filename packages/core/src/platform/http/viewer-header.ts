/**
 * The header by which each request of a page names the user whom the page is for, by id; while an employee acts for a
 * customer that is the customer. What a page is for doesn't change under it: a session does, in another tab or with time.
 */
export const viewerHeader = "solvia-viewer";
