import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** The cards on the page, each with the id of its story: for whoever has to know where one stands. */
export type Cards = ReadonlyMap<HTMLElement, string>;

const CardsContext = createContext<Map<HTMLElement, string>>(new Map());

export function CardsProvider({ children }: { children: ReactNode }) {
  const [cards] = useState(() => new Map<HTMLElement, string>());
  return <CardsContext value={cards}>{children}</CardsContext>;
}

export function useCards(): Cards {
  return useContext(CardsContext);
}

/** @returns for the card's `ref`: it is among the cards as long as it is on the page */
export function useCard(id: string): (card: HTMLElement) => () => void {
  const cards = useContext(CardsContext);
  return useCallback(
    (card) => {
      cards.set(card, id);
      return () => cards.delete(card);
    },
    [cards, id],
  );
}
