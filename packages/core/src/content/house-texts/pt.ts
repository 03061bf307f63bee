import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "Quem somos",
    lead: "A Solvia vende material fotovoltaico a quem instala e a quem vive debaixo do telhado, com preços explicados e disponibilidades reais. É uma empresa de demonstração: o catálogo e os textos servem para mostrar como a loja funciona.",
    sections: [
      {
        heading: "Preços que se explicam sozinhos",
        paragraphs: [
          "Cada valor mostra os seus passos: produto, ecovalor REEE e de baterias, envio, IVA. O mesmo cálculo vale no carrinho, na encomenda, no orçamento e na fatura.",
        ],
      },
      {
        heading: "O que vê está cá",
        paragraphs: [
          "A quantidade disponível é a do armazém menos o que já está reservado. As peças ficam reservadas no momento da encomenda: ninguém as vende duas vezes.",
        ],
      },
      {
        heading: "Primeiro as contas, depois o carrinho",
        paragraphs: [
          "A verificação da instalação compara painéis, inversores e baterias com os números das fichas técnicas e diz o que serve, o que não serve e o que não se pode verificar, com os motivos.",
        ],
      },
      {
        heading: "Para empresas e particulares",
        paragraphs: [
          "As empresas verificadas veem os preços líquidos, as paletes e as condições de pagamento próprias; os particulares veem logo o preço final. Servimos dezoito países europeus.",
        ],
      },
    ],
  },
  services: {
    title: "Serviços",
    lead: "O que fazemos além de enviar: orçamentos, paletes e contentores, verificação da instalação, revenda sem armazém. Serviços de uma empresa de demonstração.",
    sections: [
      {
        heading: "Orçamentos",
        paragraphs: [
          "Para instalações completas ou grandes quantidades pede-se um orçamento: as linhas ficam bloqueadas aos preços propostos até ao fim da validade e tornam-se uma encomenda com um clique.",
        ],
      },
      {
        heading: "Paletes e contentores",
        paragraphs: [
          "As empresas habilitadas compram à palete e ao contentor a um preço dedicado; a ficha do produto diz quantas peças faltam para completar e quanto se poupa.",
        ],
      },
      {
        heading: "Verificação da instalação",
        paragraphs: [
          "Strings, janela MPPT, correntes, relação DC/AC, fases e tensão da bateria, com a temperatura mínima do local. É um conselho, gratuito e sem registo.",
        ],
      },
      {
        heading: "Revenda sem armazém",
        paragraphs: [
          "Os revendedores ligam a sua própria loja pela API: catálogo, preços, disponibilidades e encomendas, com embalagem neutra e envio ao cliente final.",
        ],
      },
      {
        heading: "Entrega e assistência",
        paragraphs: [
          "Plataforma elevatória, levantamento no armazém, documentos de cada produto na sua ficha, assistência técnica por chat em horário de expediente. Recolha gratuita do usado equivalente (REEE).",
        ],
      },
    ],
  },
};
