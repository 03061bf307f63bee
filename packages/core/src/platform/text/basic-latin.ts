const basicLatin = /^[\x20-\x7e]*$/;

/** Whether a text has plain letters, figures and signs alone: what the electronic invoice takes where it says BasicLatin. */
export const isBasicLatin = (text: string): boolean => basicLatin.test(text);
