interface Client {
  middlewareStack: { remove: (name: string) => boolean };
}

/**
 * A client of the SDK without its logging: the client's logger does nothing, and yet each request and answer, with all that is in
 * them, would be copied for it.
 */
export function unlogged<C extends Client>(client: C): C {
  client.middlewareStack.remove("loggerMiddleware");
  return client;
}
