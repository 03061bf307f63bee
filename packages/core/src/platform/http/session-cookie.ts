/** The cookie that stands for a login: user and secret, which no script reads. */
export const sessionCookie = "solvia_session";
