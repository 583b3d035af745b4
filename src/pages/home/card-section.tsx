import type { CardSection as Content } from '../../content/schema';
import type { HomeSectionId } from '../../paths';
import { CardGrid } from '../../ui/card-grid';
import { Section } from '../../ui/section';
import { ContentTile } from './content-tile';

type CardSectionProps = {
  id: HomeSectionId;
  content: Content;
  columns: 3 | 4;
  tone?: 'plain' | 'sky';
};

/** A section that is a list of cards: the services, the cloud technologies. */
export function CardSection({ id, content, columns, tone = 'plain' }: CardSectionProps) {
  const { eyebrow, title, lead, cards } = content;
  return (
    <Section id={id} eyebrow={eyebrow} title={title} lead={lead} tone={tone}>
      <CardGrid columns={columns}>
        {cards.map((card) => (
          <li key={card.title}>
            <ContentTile card={card} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
