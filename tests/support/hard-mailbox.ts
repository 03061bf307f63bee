import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "@solvia/local/gateways/ports";

/** A mail server as the world has them; what it does with an address stands in the address. */
export interface HardMailbox {
  smtpUrl: string;
  /** How often it has taken a mail for each address, one that it never said so of among them. */
  taken: ReadonlyMap<string, number>;
  heads: ReadonlyMap<string, string>;
  stop: () => Promise<void>;
}

/**
 * "nobody…" is refused, "later…" put off once, of "silent…" a mail is taken and the line goes dead before a word is said; all others
 * receive.
 */
export async function startHardMailbox(): Promise<HardMailbox> {
  const taken = new Map<string, number>();
  const heads = new Map<string, string>();
  const putOff = new Set<string>();
  const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 500,
    onRcptTo: ({ address }, _session, answer) => {
      if (address.startsWith("nobody")) return answer(refusal(550, "no such mailbox"));
      if (!address.startsWith("later") || putOff.has(address)) return answer();
      putOff.add(address);
      return answer(refusal(451, "greylisted"));
    },
    onData: (stream, session, answer) => {
      const address = session.envelope.rcptTo[0]?.address ?? "";
      const kept = text(stream).then((raw) => {
        taken.set(address, (taken.get(address) ?? 0) + 1);
        heads.set(address, raw.split("\r\n\r\n")[0] ?? "");
        if (!address.startsWith("silent")) return answer();
        for (const connection of server.connections as unknown as Set<{ close: () => void; id: string }>)
          if (connection.id === session.id) connection.close();
      });
      // Whoever was killed in the middle of a letter has lost only that.
      kept.catch(() => undefined);
    },
  });
  server.on("error", () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    taken,
    heads,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
