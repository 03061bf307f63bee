/** Consumers' withdrawals, in Italian. */
export const officeWithdrawals = {
  title: "Recessi",
  hint: "Recessi dei consumatori non ancora rimborsati, dal più vecchio. Il rimborso si fa sull'incasso dell'ordine.",
  none: "Nessun recesso da seguire",
  declared: "Dichiarato il {{at}} da {{name}} ({{email}})",
  pieces: "{{quantity}} × {{name}}",
  words: "Con parole sue: {{words}}",
  refundUntil: "Rimborso entro il {{date}}, o al ritorno della merce",
  goodsBackOn: "Merce rientrata il {{date}}",
  refundedOn: "Rimborsato il {{date}}",
  goodsBack: "Merce rientrata",
  done: "Rimborsato",
  states: { declared: "Da seguire", goods_back: "Merce rientrata", refunded: "Rimborsato" },
};
