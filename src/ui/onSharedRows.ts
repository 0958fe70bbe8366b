/** Lays a card's parts on rows that it shares with the cards beside it: title stands beside title, text beside text. */
export const onSharedRows = (parts: number) => `
  display: grid;
  grid-row: span ${parts};
  grid-template: subgrid / minmax(0, 1fr);
  row-gap: 0;
`;
