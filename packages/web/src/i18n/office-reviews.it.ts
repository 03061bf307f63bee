/** Texts of the back office's reviews, in Italian. */
export const officeReviews = {
  title: "Recensioni",
  show: "Quali recensioni",
  all: "Tutte",
  published: "Visibili",
  hidden: "Nascoste",
  none: "Nessuna recensione",
  product: "Prodotto",
  author: "Cliente",
  review: "Recensione",
  written: "Scritta il",
  state: "Stato",
  hide: "Nascondi",
  publish: "Rendi visibile",
  actionOf: "{{action}}: {{author}} su {{product}}",
  stars_one: "{{count}} stella",
  stars_other: "{{count}} stelle",
};
