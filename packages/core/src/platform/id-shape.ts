/** Whether a text has the shape of an id of ours (platform/ids.ts); for the browser too. */
export const isId = (text: string): boolean => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text);
