/** The most that a text of a publication may have, in characters. */
export const longest = { title: 160, teaser: 400, body: 100_000 } as const;
/** The most of each that one publication may have. */
export const most = { tags: 12, series: 20, lessons: 50 } as const;
/** The most tags that one person may follow. */
export const mostFollowedTags = 30;
