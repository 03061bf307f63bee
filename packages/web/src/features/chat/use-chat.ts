import { useCallback, useEffect, useRef, useState } from "react";
import type { listMessages as Contract } from "@solvia/core/contract/engagement";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { ApiProblem, call } from "../../api/client.ts";
import { getUser, listMessages } from "../../api/endpoints.gen.ts";
import { viewerQuery } from "../../api/viewer.ts";

export type ChatMessage = AnswerOf<typeof Contract>["items"][number];

const retryMs = 2000;
const keepAliveMs = 5 * 60_000;

/** What comes over the socket. */
interface Said {
  type: string;
  message?: ChatMessage;
  clientMessageId?: string;
  code?: string;
}

/** A message that was not taken, and why. */
interface Refused {
  text: string;
  error: ApiProblem;
}

interface Waiting {
  action: "send";
  chatId: string;
  clientMessageId: string;
  text: string;
}

/** Each message once, in the order of its time. */
const merged = (known: readonly ChatMessage[], further: readonly ChatMessage[]): ChatMessage[] =>
  [...new Map([...known, ...further].map((message) => [message.id, message])).values()].toSorted((a, b) =>
    a.id.localeCompare(b.id),
  );

/**
 * A chat, live. After a lost connection it connects again, asks for what it missed and sends again what was not
 * confirmed: the client's own ids make that harmless.
 */
export function useChat(chatId: string) {
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const [connected, setConnected] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const socket = useRef<WebSocket>(undefined);
  const waiting = useRef(new Map<string, Waiting>());
  const last = useRef<string>(undefined);

  const take = useCallback((further: readonly ChatMessage[]) => {
    for (const { clientMessageId } of further) waiting.current.delete(clientMessageId);
    setMessages((known) => {
      const all = merged(known, further);
      last.current = all.at(-1)?.id;
      return all;
    });
  }, []);

  useEffect(() => {
    let stopped = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const connect = () => {
      let opened = false;
      const current = new WebSocket(`${location.origin.replace(/^http/, "ws")}/websocket/chat${viewerQuery()}`);
      socket.current = current;
      current.addEventListener("open", () => {
        opened = true;
        setConnected(true);
        const after = last.current ? { after: last.current } : {};
        call(listMessages, { params: { id: chatId }, query: { limit: 200, ...after } })
          .then(({ items }) => take(items))
          .catch(() => current.close());
        for (const frame of waiting.current.values()) current.send(JSON.stringify(frame));
        current.send(JSON.stringify({ action: "read", chatId }));
      });
      current.addEventListener("message", ({ data }) => {
        const said = JSON.parse(String(data)) as Said;
        if (said.type === "message" && said.message?.chatId === chatId) take([said.message]);
        const unsent = waiting.current.get(said.clientMessageId ?? "");
        if (said.type !== "refused" || !unsent) return;
        // Sent again it would be refused again.
        waiting.current.delete(unsent.clientMessageId);
        setRefused({ text: unsent.text, error: new ApiProblem(422, { code: said.code ?? "unexpected-error" }) });
      });
      current.addEventListener("close", () => {
        setConnected(false);
        // A handshake that is refused doesn't say why: the session may have ended, or be another's.
        if (!opened && !stopped) void call(getUser, {}).catch(() => undefined);
        if (!stopped) retry = setTimeout(connect, retryMs);
      });
    };
    connect();
    const keepAlive = setInterval(() => {
      if (socket.current?.readyState === WebSocket.OPEN) socket.current.send(JSON.stringify({ action: "ping" }));
    }, keepAliveMs);
    return () => {
      stopped = true;
      clearTimeout(retry);
      clearInterval(keepAlive);
      socket.current?.close();
    };
  }, [chatId, take]);

  const send = (text: string) => {
    setRefused(undefined);
    const frame: Waiting = { action: "send", chatId, clientMessageId: crypto.randomUUID(), text };
    waiting.current.set(frame.clientMessageId, frame);
    if (socket.current?.readyState === WebSocket.OPEN) socket.current.send(JSON.stringify(frame));
  };
  return { messages, connected, refused, send };
}
